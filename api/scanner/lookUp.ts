/** Looks up an untrusted key in a table; undefined for inherited names such as `constructor`. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
