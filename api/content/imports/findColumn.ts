/** The column with a name of a field, however it is written: `consentedOn` is also “Consented on”, `email` “E-mail address”. */
export function findColumn(
  field: string,
  columns: readonly string[],
  otherNames: readonly string[] = [],
): string | undefined {
  if (columns.includes(field)) return field;
  const names = [field, `${field}address`, ...otherNames].map(lettersOf);
  return columns.find((column) => names.includes(lettersOf(column)));
}

const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
