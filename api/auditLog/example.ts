import type { AuditCheck, AuditChoices, AuditEntry, AuditLine } from './contract';

export function exampleAuditLine(part: Partial<AuditLine> = {}): AuditLine {
  return {
    id: 'line-1',
    at: '2026-11-12T15:00:00.000Z',
    sequence: 412,
    memberId: 'member-1',
    memberName: 'Robin Reed',
    role: 'editor',
    action: 'change a lead',
    entity: 'leads',
    entityId: 'EM-4F7K22QZ',
    title: '',
    network: '203.0.113.0/24',
    agent: 'Firefox on Windows',
    ...part,
  };
}

export function exampleAuditEntry(part: Partial<AuditEntry> = {}): AuditEntry {
  return {
    ...exampleAuditLine(),
    call: 'PATCH /admin/leads/:reference',
    requestId: '6e9f3c1a-0d5b-4c8e-9a61-2f7d18b0c4e3',
    changes: [{ field: 'status', before: 'new', after: 'won' }],
    hash: 'mQ3c0gqXn0pJt1W5v7Zb2yK8uR4sF6dH9aL1eXoTgPI',
    ...part,
  };
}

export function exampleAuditChoices(part: Partial<AuditChoices> = {}): AuditChoices {
  return {
    members: [{ id: 'member-1', name: 'Robin Reed' }],
    actions: ['change a lead', 'sign out'],
    entities: ['auth', 'leads'],
    ...part,
  };
}

export function exampleAuditCheck(part: Partial<AuditCheck> = {}): AuditCheck {
  return {
    lines: 412,
    waiting: 0,
    since: '2026-01-05T09:30:00.000Z',
    fault: null,
    head: { sequence: 412, hash: 'mQ3c0gqXn0pJt1W5v7Zb2yK8uR4sF6dH9aL1eXoTgPI' },
    ...part,
  };
}
