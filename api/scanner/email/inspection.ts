import type { Evidence } from '../../tools/scans/contract';
import type { Check, Probe, Subject } from '../Check';
import { checkOf, type Found } from '../checkOf';
import { lookAt } from './mailDomain';

/** What a check of mail found: without extra points. */
export type Outcome = Omit<Found, 'bonus'>;

/** What is inspected, and what for. */
export interface Inspection {
  check: string;
  title: string;
  weight: number;
  inspect: (subject: Subject, probe: Probe) => Promise<Outcome>;
}

/** An inspection as a check that has answered within its time, whatever the servers do. */
export const timedCheck = ({ inspect, ...plan }: Inspection, patienceMs: number): Check =>
  checkOf(plan, (subject, probe) => inTime(patienceMs, ofWhatExists(subject, probe, inspect), LATE));

/** Of a name that is not there nothing is said; that is asked for at the same time. */
async function ofWhatExists(
  subject: Subject,
  probe: Probe,
  inspect: Inspection['inspect'],
): Promise<Outcome> {
  const [domain, outcome] = await Promise.all([lookAt(subject, probe), inspect(subject, probe)]);
  if (domain.exists) return outcome;
  return unknown('There is no such domain', [read(subject.ascii, 'no such name')], 'Look at its spelling.');
}

/** What is not known is neither for nor against a domain. */
export const unknown = (
  headline: string,
  evidence: Evidence[] = [],
  advice = 'Run this one check again in a few minutes.',
): Outcome => ({
  state: 'unknown',
  earned: 0,
  headline,
  why: 'We could not tell, so it does not count for or against you.',
  evidence,
  advice,
});

/** A name that was asked for, and was not answered. */
export const unanswered = (name: string, why: string): Outcome =>
  unknown('The name server did not answer', [read(name, why)]);

/** Something read that needs no explaining. */
export const read = (label: string, text: string, parts: Evidence['parts'] = []): Evidence => ({
  label,
  text,
  parts,
});

/** Of a scan the points are whole. */
export const atLeastNone = (points: number) => Math.max(0, Math.round(points));

const LATE = unknown('No answer in the time that a check has');

/** What is awaited, or what stands in for it where that takes too long. */
export async function inTime<Value>(ms: number, awaited: Promise<Value>, instead: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, ms, instead);
  });
  try {
    return await Promise.race([awaited, late]);
  } finally {
    clearTimeout(timer);
  }
}
