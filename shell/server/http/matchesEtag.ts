/**
 * Whether an `If-None-Match` header contains this ETag. The header applies even if the request also says `no-cache`.
 */
export const matchesEtag = (tag: string, header = '') =>
  header.split(',').some((candidate) => ['*', tag, tag.replace('W/', '')].includes(candidate.trim()));
