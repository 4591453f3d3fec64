import type { Finding } from '../tools/scans/contract';
import type { Check, Probe, Subject } from './Check';

type Plan = Pick<Check, 'check' | 'title' | 'weight'>;

/** What a check found, before its name and weight are put to it. */
export type Found = Pick<Finding, 'state' | 'earned' | 'headline' | 'why'> &
  Partial<Pick<Finding, 'bonus' | 'evidence' | 'advice' | 'fixes'>>;

export const findingOf = ({ check, title, weight }: Plan, found: Found): Finding => ({
  check,
  title,
  weight,
  bonus: 0,
  evidence: [],
  advice: '',
  fixes: [],
  ...found,
});

export const checkOf = (
  { check, title, weight }: Plan,
  find: (subject: Subject, probe: Probe) => Promise<Found>,
): Check => ({
  check,
  title,
  weight,
  run: async (subject, probe) => findingOf({ check, title, weight }, await find(subject, probe)),
});
