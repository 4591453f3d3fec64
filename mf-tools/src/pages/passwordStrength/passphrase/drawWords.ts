/** Draws random words with equal probability, using the cryptographic random generator. */
export function drawWords(
  list: readonly string[],
  count: number,
  draw: () => number = randomNumber,
): string[] {
  // Rejection sampling: the largest numbers would favor the first words.
  const limit = Math.floor(RANGE / list.length) * list.length;
  return Array.from({ length: count }, () => {
    let number = draw();
    while (number >= limit) number = draw();
    return list[number % list.length]!;
  });
}

/** Entropy of a draw in bits. */
export const entropyBits = (listSize: number, count: number) => count * Math.log2(listSize);

export const PHRASE_LENGTHS = [6, 7, 8] as const;

const RANGE = 2 ** 32;
const randomNumber = () => crypto.getRandomValues(new Uint32Array(1))[0]!;
