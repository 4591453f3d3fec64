import type { CrmContact } from './contract';

export const exampleCrmContact = (part: Partial<CrmContact> = {}): CrmContact => ({
  id: '65f0c0ffee00112233445511',
  email: 'dana@example.com',
  task: 'sync',
  state: 'done',
  attempts: 0,
  nextTryAt: null,
  error: '',
  hubspotId: '101',
  changes: [{ property: 'hs_lead_status', direction: 'to', before: 'NEW', after: 'CONNECTED' }],
  syncedAt: '2026-11-27T15:00:00.000Z',
  reviewedAt: null,
  updatedAt: '2026-11-27T15:00:00.000Z',
  version: 1,
  masked: false,
  ...part,
});
