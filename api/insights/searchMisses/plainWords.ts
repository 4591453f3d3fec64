const most = 8;
const longest = 30;

/**
 * The words of a search as they may be kept: lower case, in their order, without what may be somebody's own: addresses,
 * numbers longer than a year, and what no word is as long as. Empty where nothing is left.
 */
export function plainWords(typed: string): string {
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => !part.includes('@') && !/\d{5,}|^(?:https?:|www\.)/.test(part.replace(/[-().+]/g, '')))
    .flatMap((part) => part.match(/[\p{L}\p{N}'’&+-]+/gu) ?? [])
    .filter((word) => word.length <= longest && !/\d{5,}/.test(word.replace(/\D/g, '')))
    .slice(0, most)
    .join(' ');
}
