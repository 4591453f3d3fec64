/** How the values of a filter are compared with those of a visit. */
const filterKinds = ['is', 'contains', 'begins'] as const;
type FilterKind = (typeof filterKinds)[number];

/** The values of one dimension that visits must have one of, or none of. */
export interface FilterRule {
  kind: FilterKind;
  values: string[];
  isExcluded: boolean;
}

/** The most values of a filter. */
export const maxFilterValues = 20;

/** Before the values; a value that begins with one of these signs needs that of `is`. */
const SIGNS: Record<FilterKind, string> = { is: '=', contains: '~', begins: '^' };
const NOT = '!';
/** The sign for a new line, which values do not hold. The API reads parameters as one line, so that a real one is lost. */
const BETWEEN = '\u2424';

/**
 * Reads a filter: `/faq`, several values with `␤` between them, `~text` for values that contain it, `^/services/` for
 * values that begin with it, and each of them after `!` for every visit without such a value. Undefined without a value.
 */
export function parseFilter(text: string): FilterRule | undefined {
  const isExcluded = text.startsWith(NOT);
  const rest = isExcluded ? text.slice(1) : text;
  const kind = filterKinds.find((each) => rest.startsWith(SIGNS[each]));
  const values = (kind ? rest.slice(1) : rest).split(BETWEEN).filter(Boolean);
  if (!values.length) return undefined;
  return { kind: kind ?? 'is', values: [...new Set(values)].slice(0, maxFilterValues), isExcluded };
}

/** The shortest text of a filter. */
export function formatFilter({ kind, values, isExcluded }: FilterRule): string {
  const [first = ''] = values;
  const needsSign = kind !== 'is' || [NOT, ...Object.values(SIGNS)].some((sign) => first.startsWith(sign));
  return `${isExcluded ? NOT : ''}${needsSign ? SIGNS[kind] : ''}${values.join(BETWEEN)}`;
}

/** Whether a rule is met by something with these values. */
export function meetsRule(own: readonly string[], { kind, values, isExcluded }: FilterRule): boolean {
  const has = own.some((value) =>
    values.some((wanted) => {
      if (kind === 'contains') return value.toLowerCase().includes(wanted.toLowerCase());
      return kind === 'begins' ? value.startsWith(wanted) : value === wanted;
    }),
  );
  return has !== isExcluded;
}
