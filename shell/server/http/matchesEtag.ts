/** Whether a list of tags holds this one. Who sends a list wants to be told so, even with `no-cache` beside it. */
export const matchesEtag = (tag: string, known = '') =>
  known.split(',').some((one) => ['*', tag, tag.replace('W/', '')].includes(one.trim()));
