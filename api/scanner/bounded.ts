import type { Finding } from '../tools/scans/contract';

const MOST_PIECES = 12;
const MOST_PARTS = 40;
const MOST_FIXES = 12;
const MOST_SIGNS = { evidence: 1_200, part: 300, word: 600, fix: 4_096 };

/** A finding as it may be told and kept: a domain says as much as it likes, a report holds what a person can read. */
export function bounded(finding: Finding): Finding {
  const { headline, why, advice, evidence, fixes } = finding;
  return {
    ...finding,
    headline: cut(headline, MOST_SIGNS.word),
    why: cut(why, MOST_SIGNS.word * 2),
    advice: cut(advice, MOST_SIGNS.word * 2),
    evidence: evidence.slice(0, MOST_PIECES).map(({ label, text, parts }) => ({
      label: cut(label, MOST_SIGNS.part),
      text: cut(text, MOST_SIGNS.evidence),
      parts: parts.slice(0, MOST_PARTS).map((part) => ({
        text: cut(part.text, MOST_SIGNS.part),
        says: cut(part.says, MOST_SIGNS.word),
      })),
    })),
    // What was cut off would be pasted as if it were whole.
    fixes: fixes.filter(({ value }) => value.length <= MOST_SIGNS.fix).slice(0, MOST_FIXES),
  };
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);
