import { type Change, diffWordsWithSpace } from 'diff';
import { isDeepEqual } from './mergeDrafts';

/** The word-level differences between two drafts, by field. */
export function diffDrafts<Draft extends object>(
  before: Draft,
  after: Draft,
  fields: readonly DiffField<Draft>[],
): FieldChange[] {
  return fields
    .filter(({ name }) => !isDeepEqual(before[name], after[name]))
    .map(({ name, label, format = toPlainText }) => {
      const parts = diffWordsWithSpace(format(before[name]), format(after[name]), {
        timeout: DIFF_TIMEOUT_MS,
      });
      return {
        label,
        parts: (parts && groupChanges(parts.map(toChangePart))) ?? [
          { text: format(before[name]), kind: 'removed' as const },
          { text: format(after[name]), kind: 'added' as const },
        ],
      };
    });
}

const toChangePart = ({ value, added, removed }: Change): ChangePart => ({
  text: value,
  kind: added ? 'added' : removed ? 'removed' : 'same',
});

/** Joins changes with only whitespace between them: first what was removed, then what was added. */
function groupChanges(parts: readonly ChangePart[]): ChangePart[] {
  const phrases: ChangePart[] = [];
  let [removed, added] = ['', ''];
  const end = () => {
    if (removed) phrases.push({ kind: 'removed', text: removed });
    if (added) phrases.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const [index, part] of parts.entries()) {
    const isBetween = part.kind === 'same' && (removed || added) && parts[index + 1] && !part.text.trim();
    if (part.kind === 'same' && !isBetween) {
      end();
      phrases.push(part);
    } else {
      if (part.kind !== 'added') removed += part.text;
      if (part.kind !== 'removed') added += part.text;
    }
  }
  end();
  return phrases;
}

/** Words added and removed over all fields. */
export function countChanges(changes: readonly FieldChange[]): { added: number; removed: number } {
  const count = (kind: ChangePart['kind']) =>
    changes
      .flatMap(({ parts }) => parts)
      .filter((part) => part.kind === kind)
      .reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  return { added: count('added'), removed: count('removed') };
}

export interface DiffField<Draft> {
  name: keyof Draft & string;
  label: string;
  /** Formats its value for display. */
  format?: (value: unknown) => string;
}

export interface FieldChange {
  label: string;
  parts: ChangePart[];
}

export interface ChangePart {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** Formats a text, a list, or an object (one line per property). */
export function toPlainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toPlainText).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, each]) => `${name}: ${toPlainText(each)}`)
      .join('\n');
  return String(value ?? '');
}

/** Texts that take longer to compare are shown in full, before and after. */
const DIFF_TIMEOUT_MS = 1000;
