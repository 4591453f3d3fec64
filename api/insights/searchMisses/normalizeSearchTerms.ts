const maxWords = 8;
const maxWordLength = 30;

/**
 * The words of a search as they may be stored: lower case, in order, without possible personal data (email addresses,
 * URLs, numbers of five or more digits, very long words). May be empty.
 */
export function normalizeSearchTerms(typed: string): string {
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => !part.includes('@') && !/\d{5,}|^(?:https?:|www\.)/.test(part.replace(/[-().+]/g, '')))
    .flatMap((part) => part.match(/[\p{L}\p{N}'’&+-]+/gu) ?? [])
    .filter((word) => word.length <= maxWordLength && !/\d{5,}/.test(word.replace(/\D/g, '')))
    .slice(0, maxWords)
    .join(' ');
}
