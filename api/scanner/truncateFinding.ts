import type { Finding } from '../tools/scans/contract';

const MAX_EVIDENCE = 12;
const MAX_PARTS = 40;
const MAX_FIXES = 12;
const MAX_LENGTHS = { evidence: 1_200, part: 300, word: 600, fix: 4_096 };

/** Truncates a finding: a domain may publish any amount of text, a report must stay readable. */
export function truncateFinding(finding: Finding): Finding {
  const { headline, why, advice, evidence, fixes } = finding;
  return {
    ...finding,
    headline: truncate(headline, MAX_LENGTHS.word),
    why: truncate(why, MAX_LENGTHS.word * 2),
    advice: truncate(advice, MAX_LENGTHS.word * 2),
    evidence: evidence.slice(0, MAX_EVIDENCE).map(({ label, text, parts }) => ({
      label: truncate(label, MAX_LENGTHS.part),
      text: truncate(text, MAX_LENGTHS.evidence),
      parts: parts.slice(0, MAX_PARTS).map((part) => ({
        text: truncate(part.text, MAX_LENGTHS.part),
        message: truncate(part.message, MAX_LENGTHS.word),
      })),
    })),
    // A truncated fix would be copied as if it were complete.
    fixes: fixes.filter(({ value }) => value.length <= MAX_LENGTHS.fix).slice(0, MAX_FIXES),
  };
}

const truncate = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
