import type { LeadTag } from './contract';

export function exampleLeadTag(part: Partial<LeadTag> = {}): LeadTag {
  return {
    id: 'tag-1',
    name: 'Cyber insurance',
    leads: 3,
    updatedAt: '2026-11-20T16:10:00.000Z',
    version: 1,
    ...part,
  };
}
