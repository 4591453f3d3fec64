import { choice, optional } from './endpoint';

/** How far a list or a figure goes back, in days up to today. */
export const pastDaysOptions = [
  { value: '7', label: 'the last 7 days' },
  { value: '30', label: 'the last 30 days' },
  { value: '90', label: 'the last 90 days' },
] as const;
export type PastDays = (typeof pastDaysOptions)[number]['value'];

export const PastDaysChoice = choice(
  pastDaysOptions.map(({ value }) => value),
  'Please choose 7, 30 or 90 days.',
);

export const pastDays = () => optional(PastDaysChoice);
