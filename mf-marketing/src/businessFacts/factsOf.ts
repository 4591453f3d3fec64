import type { BusinessFacts } from '@site/api/settings/contract';
import { formatOfficeHours } from './officeHours';

export type FactName = keyof BusinessFacts;

export interface Fact {
  name: FactName;
  label: string;
  value: string;
}

/** The facts that the team has entered, in the order in which pages show them. */
export function factsOf(facts: BusinessFacts | undefined): Fact[] {
  if (!facts) return [];
  return LABELS.map(([name, label]) => ({ name, label, value: readFact(facts, name) })).filter(
    ({ value }) => value,
  );
}

const readFact = (facts: BusinessFacts, name: FactName) =>
  name === 'officeHours' ? formatOfficeHours(facts.officeHours) : facts[name];

const LABELS: [FactName, label: string][] = [
  ['officeHours', 'Office hours'],
  ['responseTarget', 'Response target'],
  ['monitoring', 'Monitored 24/7'],
  ['startingPrice', 'Pricing'],
  ['contractTerm', 'Contract term'],
  ['onboardingLength', 'Onboarding time'],
];
