import { isConflict, joinParts, mergeTexts, type TextPart } from './mergeTexts';

/**
 * Three-way merge of two drafts by field; texts that both sides changed are merged by block. A field that only one side
 * changed takes that side. Where both differ, the value of `mine` stays and the field is listed as a conflict.
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
  /** The fields that both sides changed differently. */
  conflicts: (keyof Draft & string)[];
}

/** The merged parts of a text that both sides changed; undefined for other values. */
export function mergeTextValues(base: unknown, mine: unknown, theirs: unknown): TextPart[] | undefined {
  const isText = typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string';
  return isText ? mergeTexts(base, mine, theirs) : undefined;
}

/** Deep equality of JSON values, whatever the order of their keys. */
export const isDeepEqual = (one: unknown, other: unknown): boolean =>
  stableStringify(one) === stableStringify(other);

const stableStringify = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
