/** What a table says of a stranger's word; nothing of one that is not in it, such as `constructor`. */
export const lookUp = <Said>(table: Readonly<Record<string, Said>>, word: string): Said | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
