import { nearestPages } from '@site/shell/kit/workbench';
import { formatQuantity } from '../../formatting/formatQuantity';
import type { Suggestion } from '../../workbench/fields/SuggestedValues';

/** A page that a path may have meant. */
interface TargetSuggestion extends Suggestion {
  /** In percent. */
  confidence: number;
  reason: string;
}

interface SitePage {
  path: string;
  label: string;
}

/** The three pages most similar to a path, by the letters of its last segment and by its words, the surest first. */
export function suggestTargets(path: string, pages: readonly SitePage[]): TargetSuggestion[] {
  const found = new Map<string, TargetSuggestion>();
  for (const suggestion of [...byLetters(path, pages), ...byWords(path, pages)]) {
    const known = found.get(suggestion.value);
    if (!known || known.confidence < suggestion.confidence) found.set(suggestion.value, suggestion);
  }
  return [...found.values()].sort((one, other) => other.confidence - one.confidence).slice(0, 3);
}

const SAME_NAME = 97;
/** The highest confidence of names that differ, and of words in common. */
const MAX_CONFIDENCE = 95;
const PART_OF_NAME = 75;
/** Shorter segments are not compared. */
const MIN_LETTERS = 3;
/** The highest share of differing letters. */
const FAR = 0.45;

function byLetters(path: string, pages: readonly SitePage[]): TargetSuggestion[] {
  const last = lastPart(path);
  if (last.length < MIN_LETTERS) return [];
  const wanted = lettersOf(last);
  return nearestPages(last, [...pages])
    .filter(({ distance }) => distance <= last.length * FAR)
    .map(({ distance, ...page }) => ({
      value: page.path,
      label: page.label,
      ...judgeLetters(wanted, distance, page),
    }));
}

function judgeLetters(wanted: string, distance: number, page: SitePage) {
  const names = [lettersOf(lastPart(page.path)), lettersOf(page.label)];
  if (names.includes(wanted)) return { confidence: SAME_NAME, reason: 'Same name' };
  if (names.some((name) => name.includes(wanted)))
    return { confidence: PART_OF_NAME, reason: 'Part of its name' };
  const share = distance / Math.max(1, wanted.length);
  const letters = formatQuantity({ one: 'letter differs', many: 'letters differ' }, distance);
  return { confidence: Math.round(MAX_CONFIDENCE * (1 - share)), reason: letters };
}

/** The share of shared words that is needed, so that one common word among many does not count. */
const MIN_SHARE = 0.5;

function byWords(path: string, pages: readonly SitePage[]): TargetSuggestion[] {
  const wanted = wordsOf(path);
  if (!wanted.size) return [];
  return pages.flatMap(({ path: value, label }) => {
    const words = new Set([...wordsOf(value), ...wordsOf(label)]);
    const shared = [...wanted].filter((word) => words.has(word));
    const share = shared.length / wanted.size;
    if (share < MIN_SHARE || shared.length < Math.min(2, wanted.size)) return [];
    // A page about more than the path says less surely what was meant.
    const fit = share * (0.7 + 0.3 * (shared.length / words.size));
    return [
      {
        value,
        label,
        confidence: Math.round(MAX_CONFIDENCE * fit),
        reason: `Words in common: ${shared.join(', ')}`,
      },
    ];
  });
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The last segment without its file extension. */
function lastPart(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return last.replace(/\.\w{2,5}$/, '');
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .replace(/\.\w{2,5}$/, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && !COMMON.has(word))
      .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)),
  );

const COMMON = new Set(['and', 'for', 'the', 'old', 'new', 'index', 'page', 'html', 'php', 'with']);
