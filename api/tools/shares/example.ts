import { exampleSheet } from '../reports/example';
import type { SharedSheet } from './contract';

export const exampleSharedSheet = (part: Partial<SharedSheet> = {}): SharedSheet => ({
  sheet: exampleSheet(),
  expiresAt: '2027-02-19T15:00:00.000Z',
  ...part,
});
