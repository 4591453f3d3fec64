/** Characters of other scripts that look like Latin letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аɑα@ạąåäáàâãă'],
    ['b', 'ьЬƅ'],
    ['c', 'сϲçćčⅽ'],
    ['d', 'ԁɗđⅾ'],
    ['e', 'еҽєéèêëęėẹē'],
    ['f', 'ſƒ'],
    ['g', 'ɡġğģց'],
    ['h', 'һհ'],
    ['i', 'іıìíîïįɩιӏ'],
    ['j', 'јϳ'],
    ['k', 'кκķ'],
    ['l', 'ⅼłĺļ'],
    ['m', 'ⅿṃ'],
    ['n', 'ոńñňņη'],
    ['o', 'оοσօóòôõöøōọ'],
    ['p', 'рρ'],
    ['q', 'ԛզ'],
    ['r', 'гɾŕř'],
    ['s', 'ѕśšşș'],
    ['t', 'тτťţț'],
    ['u', 'սυùúûüųūμ'],
    ['v', 'ѵνⅴ'],
    ['w', 'ѡԝωŵ'],
    ['x', 'хχⅹ'],
    ['y', 'уүγýÿ'],
    ['z', 'źžżƶ'],
  ].flatMap(([letter = '', signs = '']) => [...signs].map((sign) => [sign, letter])),
);
const DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '8': 'b',
};

/** The visual skeleton of a word: confusable letters, digits and letter pairs are replaced. */
export const toSkeleton = (word: string) =>
  [...word]
    .map((sign) => LOOKS_LIKE[sign] ?? DIGITS[sign] ?? sign)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/cl/g, 'd')
    .replace(/i/g, 'l');

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** Whether a label mixes scripts that no language combines. */
export const isMixedScript = (label: string) => SCRIPTS.filter((script) => script.test(label)).length > 1;

/** Edit distance with transpositions, at most `most` + 1. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, line];
  }
  return last[other.length] ?? most + 1;
}
