/** A visitor's network address that no other test uses, out of a private range. */
export function newAddress(): string {
  const parts = Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 253));
  return `10.${parts.join('.')}`;
}
