/* Compares two pictures in the browser, which can read and write them: block by block. */
async ({ golden, shot, scale, block, slack }) => {
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
  /* The mean colour of a block; where a picture has ended it is far from every colour. */
  const meanOf = ({ data, width, height }, left, top) => {
    const sum = [0, 0, 0];
    let count = 0;
    for (let y = top; y < Math.min(top + block, height); y += 1) {
      for (let x = left; x < Math.min(left + block, width); x += 1) {
        for (const part of [0, 1, 2]) sum[part] += data[4 * (y * width + x) + part];
        count += 1;
      }
    }
    return count ? sum.map((part) => part / count) : [-999, -999, -999];
  };
  const picture = (await paint(shot, scale)).toDataURL('image/webp', 0.82);
  if (!golden) return { picture };
  /* Both have lost by being packed what a packed picture loses. */
  const [wanted, found] = [await paint(golden, 1), await paint(picture, 1)];
  const pixels = [wanted, found].map((canvas) =>
    canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height),
  );
  const shown = document.createElement('canvas');
  shown.width = Math.max(wanted.width, found.width);
  shown.height = Math.max(wanted.height, found.height);
  const brush = shown.getContext('2d');
  brush.drawImage(found, 0, 0);
  brush.strokeStyle = '#e0007a';
  let [differing, total, worst] = [0, 0, 0];
  for (let top = 0; top < shown.height; top += block) {
    for (let left = 0; left < shown.width; left += block) {
      const [a, b] = pixels.map((one) => meanOf(one, left, top));
      const distance = Math.max(...a.map((part, index) => Math.abs(part - b[index])));
      [total, worst] = [total + 1, Math.max(worst, distance)];
      if (distance <= slack) continue;
      differing += 1;
      brush.strokeRect(left + 0.5, top + 0.5, block - 1, block - 1);
    }
  }
  return { picture, differing, total, worst, shown: shown.toDataURL('image/png') };
};
