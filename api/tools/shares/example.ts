import { exampleReport } from '../reports/example';
import type { SharedReport } from './contract';

export const exampleSharedReport = (part: Partial<SharedReport> = {}): SharedReport => ({
  report: exampleReport(),
  expiresAt: '2027-02-19T15:00:00.000Z',
  ...part,
});
