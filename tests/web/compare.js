/* Compares two pictures in the browser, which can read and write them: pixel by pixel. */
async ({ golden, shot, scale, quality, slack }) => {
  const paint = async (source, by) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * by);
    canvas.height = Math.round(image.height * by);
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  };
  const found = await paint(shot, scale);
  if (!golden) return { picture: found.toDataURL('image/webp', quality) };
  const wanted = await paint(golden, 1);
  const shown = document.createElement('canvas');
  shown.width = Math.max(wanted.width, found.width);
  shown.height = Math.max(wanted.height, found.height);
  const brush = shown.getContext('2d');
  /* Where a picture has ended it is far from every colour. */
  const [a, b] = [wanted, found].map(
    (canvas) => canvas.getContext('2d').getImageData(0, 0, shown.width, shown.height).data,
  );
  brush.globalAlpha = 0.35;
  brush.drawImage(found, 0, 0);
  brush.globalAlpha = 1;
  brush.fillStyle = '#e0007a';
  let [differing, worst] = [0, 0];
  for (let pixel = 0; pixel < shown.width * shown.height; pixel += 1) {
    let distance = 0;
    for (let part = 4 * pixel; part < 4 * pixel + 4; part += 1) {
      distance = Math.max(distance, Math.abs(a[part] - b[part]));
    }
    worst = Math.max(worst, distance);
    if (distance <= slack) continue;
    differing += 1;
    brush.fillRect(pixel % shown.width, Math.floor(pixel / shown.width), 1, 1);
  }
  return { differing, worst, shown: shown.toDataURL('image/png') };
};
