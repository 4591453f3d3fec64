/** Draws words by lot, each as likely as any other, with the browser's cryptographic generator. */
export function drawWords(
  list: readonly string[],
  count: number,
  draw: () => number = randomNumber,
): string[] {
  // Numbers at the top that would favour the first words of the list are drawn again.
  const limit = Math.floor(RANGE / list.length) * list.length;
  return Array.from({ length: count }, () => {
    let number = draw();
    while (number >= limit) number = draw();
    return list[number % list.length]!;
  });
}

/** How much chance is in a draw: the power of two that counts all possible ones. */
export const entropyBits = (listSize: number, count: number) => count * Math.log2(listSize);

export const PHRASE_LENGTHS = [6, 7, 8] as const;

const RANGE = 2 ** 32;
const randomNumber = () => crypto.getRandomValues(new Uint32Array(1))[0]!;
