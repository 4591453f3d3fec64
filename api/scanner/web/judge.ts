import type { Evidence, Finding, Fix } from '../../tools/scans/contract';
import type { Check, Probe, Subject } from '../Check';
import { checkOf } from '../checkOf';
import type { Answered } from './fetchVetted';
import { type Site, siteOf } from './site';

/** What a check says of itself before it runs. */
interface Plan {
  check: string;
  title: string;
  /** The most it can cost; nought where it only informs. */
  weight: number;
  why: string;
}

export interface Verdict {
  state: Finding['state'];
  headline: string;
  /** Points that it costs. */
  lost?: number;
  bonus?: number;
  evidence?: Evidence[];
  advice?: string;
  fixes?: Fix[];
}

export const unknown = (headline: string): Verdict => ({ state: 'unknown', headline });

/** A check of what a verdict takes off; what it throws is an `unknown`. */
export const judgedCheck = (
  { why, ...plan }: Plan,
  judge: (subject: Subject, probe: Probe) => Promise<Verdict>,
): Check =>
  checkOf(plan, async (subject, probe) => {
    const verdict = await judge(subject, probe).catch(() => unknown('Could not be found out this time'));
    const { lost = 0, ...found } = verdict;
    return { ...found, why, earned: plan.weight - Math.min(plan.weight, lost) };
  });

/** A check of the page that visitors end on; unknown where no web server answers. */
export const pageCheck = (
  plan: Plan,
  judge: (page: Answered, site: Site, subject: Subject, probe: Probe) => Verdict | Promise<Verdict>,
): Check =>
  judgedCheck(plan, async (subject, probe) => {
    const site = await siteOf(subject, probe);
    return site.page ? judge(site.page, site, subject, probe) : unknown('No website answered');
  });

/** Something read, without explanation of its parts. */
export const plain = (label: string, text: string): Evidence => ({ label, text: shown(text), parts: [] });

const MOST_SHOWN = 600;

/** As much of a text as a report has room for, without what cannot be seen. */
export const shown = (text: string) => {
  const visible = text.replace(/\p{Cc}+/gu, ' ');
  return visible.length > MOST_SHOWN ? `${visible.slice(0, MOST_SHOWN)}…` : visible;
};

/** A header as it came, or that it did not. */
export const headerEvidence = (name: string, value: string | undefined): Evidence =>
  plain(name, value === undefined ? 'not sent' : value);
