import type { Evidence } from '../../tools/scans/contract';
import type { Check, Probe, Subject } from '../Check';
import { type CheckResult, createCheck } from '../createCheck';
import { getMailDomain } from './mailDomain';

/** Result of an email check; these have no bonus points. */
export type Outcome = Omit<CheckResult, 'bonus'>;

/** An email check without timeout handling. */
export interface Inspection {
  check: string;
  title: string;
  weight: number;
  inspect: (subject: Subject, probe: Probe) => Promise<Outcome>;
}

/** Turns an inspection into a check that always ends within its timeout. */
export const createTimedCheck = ({ inspect, ...plan }: Inspection, timeoutMs: number): Check =>
  createCheck(plan, (subject, probe) =>
    withTimeout(timeoutMs, inspectIfExists(subject, probe, inspect), TIMED_OUT),
  );

/** Reports an unknown domain instead of the outcome. Both are queried in parallel. */
async function inspectIfExists(
  subject: Subject,
  probe: Probe,
  inspect: Inspection['inspect'],
): Promise<Outcome> {
  const [domain, outcome] = await Promise.all([getMailDomain(subject, probe), inspect(subject, probe)]);
  if (domain.exists) return outcome;
  return unknownOutcome(
    'This domain doesn’t exist',
    [createEvidence(subject.ascii, 'no such name')],
    'Please check the spelling.',
  );
}

/** An unknown result counts neither for nor against a domain. */
export const unknownOutcome = (
  headline: string,
  evidence: Evidence[] = [],
  advice = 'Run this check again in a few minutes.',
): Outcome => ({
  state: 'unknown',
  earned: 0,
  headline,
  why: 'We couldn’t tell, so it doesn’t change your score.',
  evidence,
  advice,
});

/** The outcome of a failed query. */
export const unansweredOutcome = (name: string, why: string): Outcome =>
  unknownOutcome('The name server didn’t answer', [createEvidence(name, why)]);

/** Evidence, optionally with explained parts. */
export const createEvidence = (label: string, text: string, parts: Evidence['parts'] = []): Evidence => ({
  label,
  text,
  parts,
});

/** Points are integers and never negative. */
export const roundPoints = (points: number) => Math.max(0, Math.round(points));

const TIMED_OUT = unknownOutcome('No answer in time');

/** The result of a promise, or the fallback after a timeout. */
export async function withTimeout<Value>(
  ms: number,
  promise: Promise<Value>,
  fallback: Value,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, ms, fallback);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
