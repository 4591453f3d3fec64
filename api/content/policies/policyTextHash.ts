/** What is read of a policy. */
export interface PolicyText {
  title: string;
  lead: string;
  markdown: string;
}

/**
 * Stands for the words of a policy, so that a mark on them is one on nothing else: 14 hexadecimal digits, others for
 * other words. It guards against a slip, not against who wants two texts that share one.
 */
export function policyTextHash({ title, lead, markdown }: PolicyText): string {
  const words = [title, lead, markdown].join('\u001f');
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < words.length; at += 1) {
    const unit = words.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x9e3779b1);
    high = Math.imul(high ^ unit, 0x5f356495);
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return (4294967296 * (high & 0x1fffff) + (low >>> 0)).toString(16).padStart(14, '0');
}
