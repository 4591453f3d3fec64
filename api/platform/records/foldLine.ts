/**
 * Folds a line of a calendar file or vCard at 75 octets; continuation lines begin with a space. Never splits a
 * character.
 */
export function foldLine(line: string): string {
  const pieces = [''];
  let remaining = 75;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > remaining) {
      pieces.push('');
      remaining = 74;
    }
    pieces[pieces.length - 1] += character;
    remaining -= size;
  }
  return pieces.join('\r\n ');
}
