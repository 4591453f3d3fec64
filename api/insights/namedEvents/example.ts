import type { NamedEventDraft, NamedEventRow } from './contract';

export const exampleNamedEventDraft = (part: Partial<NamedEventDraft> = {}): NamedEventDraft => ({
  name: 'Partner portal opened',
  trigger: 'link',
  value: 'https://portal.example/',
  page: '',
  ...part,
});

export const exampleNamedEvent = (part: Partial<NamedEventRow> = {}): NamedEventRow => ({
  id: 'event-1',
  ...exampleNamedEventDraft(),
  updatedAt: '2026-11-20T16:10:00.000Z',
  version: 1,
  ...part,
});
