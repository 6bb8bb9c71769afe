/** What files of the games' folders hold, by the name of the game: that of the folder. */
export function byGame<T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  const found = Object.entries(files).map(([path, held]) => [path.split('/').at(-2) ?? '', held]);
  return Object.fromEntries(found) as Record<string, T>;
}
