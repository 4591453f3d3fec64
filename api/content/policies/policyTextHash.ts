/** The text of a policy that visitors read. */
export interface PolicyText {
  title: string;
  lead: string;
  markdown: string;
}

/**
 * A hash of a policy's text, 14 hexadecimal digits, which ties a review by counsel to exactly this text. It is not
 * cryptographic: it prevents mistakes, not deliberate collisions.
 */
export function policyTextHash({ title, lead, markdown }: PolicyText): string {
  const text = [title, lead, markdown].join('\u001f');
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x9e3779b1);
    high = Math.imul(high ^ unit, 0x5f356495);
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return (4294967296 * (high & 0x1fffff) + (low >>> 0)).toString(16).padStart(14, '0');
}
