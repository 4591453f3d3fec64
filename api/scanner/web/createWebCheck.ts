import type { Evidence, Finding, Fix } from '../../tools/scans/contract';
import type { Check, Probe, Subject } from '../Check';
import { createCheck } from '../createCheck';
import type { WebResponse } from './fetchVetted';
import { getSite, type Site } from './site';

/** Static properties of a check. */
interface Plan {
  check: string;
  title: string;
  /** Maximum deduction; 0 for informational checks. */
  weight: number;
  why: string;
}

export interface Verdict {
  state: Finding['state'];
  headline: string;
  /** Points deducted. */
  lost?: number;
  bonus?: number;
  evidence?: Evidence[];
  advice?: string;
  fixes?: Fix[];
}

export const unknownVerdict = (headline: string): Verdict => ({ state: 'unknown', headline });

/** Creates a check from a verdict with deductions. An error yields an unknown finding. */
export const createWebCheck = (
  { why, ...plan }: Plan,
  getVerdict: (subject: Subject, probe: Probe) => Promise<Verdict>,
): Check =>
  createCheck(plan, async (subject, probe) => {
    const verdict = await getVerdict(subject, probe).catch(() => unknownVerdict('We couldn’t check this'));
    const { lost = 0, ...found } = verdict;
    return { ...found, why, earned: plan.weight - Math.min(plan.weight, lost) };
  });

/** Creates a check of the page that visitors end up on; unknown without a web server. */
export const createPageCheck = (
  plan: Plan,
  getVerdict: (page: WebResponse, site: Site, subject: Subject, probe: Probe) => Verdict | Promise<Verdict>,
): Check =>
  createWebCheck(plan, async (subject, probe) => {
    const site = await getSite(subject, probe);
    return site.page ? getVerdict(site.page, site, subject, probe) : unknownVerdict('No website answered');
  });

/** Evidence without explained parts. */
export const createEvidence = (label: string, text: string): Evidence => ({
  label,
  text: toDisplayText(text),
  parts: [],
});

const MAX_LENGTH = 600;

/** Truncates a text and removes control characters. */
export const toDisplayText = (text: string) => {
  const visible = text.replace(/\p{Cc}+/gu, ' ');
  return visible.length > MAX_LENGTH ? `${visible.slice(0, MAX_LENGTH)}…` : visible;
};

/** Evidence of a header or its absence. */
export const createHeaderEvidence = (name: string, value: string | undefined): Evidence =>
  createEvidence(name, value === undefined ? 'not sent' : value);
