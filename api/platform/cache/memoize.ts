/** Of strangers who say ever new things no more is kept than this. */
const MOST = 1_000;
const LONGEST = 200;

/** The same reading, which does not read one text twice. */
export function memoize<Found>(read: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined || known.has(text)) return remembered as Found;
    const found = read(text);
    if (text.length > LONGEST) return found;
    if (known.size >= MOST) known.clear();
    known.set(text, found);
    return found;
  };
}
