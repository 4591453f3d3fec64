import type { Host, HostDraft } from './contract';

export function exampleHostDraft(part: Partial<HostDraft> = {}): HostDraft {
  return {
    userId: 'member-1',
    isActive: true,
    types: [],
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
    timeOff: [],
    bufferMinutes: 15,
    noticeMinutes: 240,
    dailyCap: 0,
    ...part,
  };
}

export function exampleHost(part: Partial<Host> = {}): Host {
  return {
    ...exampleHostDraft(),
    id: 'member-1',
    name: 'Sam Reyes',
    isMemberActive: true,
    upcoming: 2,
    updatedAt: '2026-11-20T15:00:00.000Z',
    version: 1,
    ...part,
  };
}
