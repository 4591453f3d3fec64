/** Of a stranger who asks for ever new paths no more is kept than this. */
const MOST = 1_000;

/**
 * The same lookup, which does not look twice for one path: what was found holds for as long as the place it was looked
 * up in, which is never changed but replaced.
 */
export function rememberByPath<Place extends object, Found>(
  look: (place: Place, path: string) => Found,
): (place: Place, path: string) => Found {
  const known = new WeakMap<Place, Map<string, Found>>();
  return (place, path) => {
    const paths = known.get(place) ?? new Map<string, Found>();
    if (paths.has(path)) return paths.get(path) as Found;
    if (paths.size >= MOST) paths.clear();
    const found = look(place, path);
    known.set(place, paths.set(path, found));
    return found;
  };
}
