import type { Finding } from '../tools/scans/contract';
import type { Check, Probe, Subject } from './Check';

type Plan = Pick<Check, 'check' | 'title' | 'weight'>;

/** Result of a check, without name and weight. */
export type CheckResult = Pick<Finding, 'state' | 'earned' | 'headline' | 'why'> &
  Partial<Pick<Finding, 'bonus' | 'evidence' | 'advice' | 'fixes'>>;

export const createFinding = ({ check, title, weight }: Plan, result: CheckResult): Finding => ({
  check,
  title,
  weight,
  bonus: 0,
  evidence: [],
  advice: '',
  fixes: [],
  ...result,
});

export const createCheck = (
  { check, title, weight }: Plan,
  find: (subject: Subject, probe: Probe) => Promise<CheckResult>,
): Check => ({
  check,
  title,
  weight,
  run: async (subject, probe) => createFinding({ check, title, weight }, await find(subject, probe)),
});
