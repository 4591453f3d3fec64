/**
 * What a served page says, header and footer included: the text of every block, cut into sentences. What ends without a
 * stop and has fewer than six words is a label, and no sentence.
 */
export function sentencesOf(html: string): Set<string> {
  const body = html
    .replace(/^[\s\S]*?<body[^>]*>/, '')
    .replace(/<(script|style|noscript|svg|template)\b[\s\S]*?<\/\1>/g, ' ');
  const blocks = body
    .replace(/<\/?(b|i|em|strong|span|time|small|sup)\b[^>]*>/g, '')
    .split(/<[^>]+>/)
    .map((text) => plain(text));
  const sentences = blocks.flatMap((text) => text.split(/(?<=[.!?…])(?<!\bU\.S\.)\s+/));
  return new Set(sentences.filter((text) => /[.!?…]$/.test(text) || text.split(' ').length >= 6));
}

/** How much of the shorter of two pages the other says as well, from 0 to 1. */
export function shareOf(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((sentence) => other.has(sentence)).length;
  return common / Math.min(one.size, other.size);
}

/** The pair of pages with most in common. */
export function worstPair(pages: Map<string, Set<string>>): { pair: string; share: number } {
  const entries = [...pages];
  const pairs = entries.flatMap(([path, said], at) =>
    entries
      .slice(at + 1)
      .map(([other, otherSaid]) => ({ pair: `${path} ${other}`, share: shareOf(said, otherSaid) })),
  );
  return pairs.reduce((worst, each) => (each.share > worst.share ? each : worst), { pair: '', share: 0 });
}

const plain = (text: string) =>
  text
    .replace(/<!--.*?-->/g, '')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
