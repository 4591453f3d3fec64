import { isConflict, joinParts, mergeTexts, type TextPart } from './mergeTexts';

/**
 * Brings together what two members made of the same words, field by field, and a text that both changed block by block:
 * what only one of them touched is theirs, what both wrote alike is that. Where they differ it stays as in `mine`, and
 * the field is named.
 */
export function mergeDrafts<Draft extends object>(base: Draft, mine: Draft, theirs: Draft): Merge<Draft> {
  const merged = { ...theirs };
  const conflicts: (keyof Draft & string)[] = [];
  for (const field of Object.keys({ ...base, ...theirs, ...mine }) as (keyof Draft & string)[]) {
    if (isDeepEqual(mine[field], base[field])) continue;
    merged[field] = mine[field];
    if (isDeepEqual(theirs[field], base[field]) || isDeepEqual(theirs[field], mine[field])) continue;
    const parts = mergeTextValues(base[field], mine[field], theirs[field]);
    if (parts) merged[field] = joinParts(parts, () => 'mine') as Draft[typeof field];
    if (!parts || parts.some(isConflict)) conflicts.push(field);
  }
  return { merged, conflicts };
}

export interface Merge<Draft> {
  merged: Draft;
  /** The fields that both changed, each in their own way. */
  conflicts: (keyof Draft & string)[];
}

/** The merged parts of a text that both changed; undefined for a value that is no text. */
export function mergeTextValues(base: unknown, mine: unknown, theirs: unknown): TextPart[] | undefined {
  const isText = typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string';
  return isText ? mergeTexts(base, mine, theirs) : undefined;
}

/** Whether two values say the same, in whatever order their parts are written. */
export const isDeepEqual = (one: unknown, other: unknown): boolean =>
  stableStringify(one) === stableStringify(other);

const stableStringify = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
