/** The text in place of a pasted image that cannot be shown, such as a file on the member's disk. */
export function missingImage(alt: string | null): string {
  const words = alt?.trim();
  return words ? `[Image missing: ${words}]` : '[Image missing]';
}
