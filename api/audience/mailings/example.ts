import type { Mailing } from './contract';

export function exampleMailing(part: Partial<Mailing> = {}): Mailing {
  return {
    state: 'unsent',
    senderName: 'Emberline',
    senderAddress: 'hello@emberline.example',
    readers: 412,
    topics: ['support'],
    queued: 0,
    sent: 0,
    skipped: 0,
    failed: 0,
    unknown: 0,
    failures: [],
    reactions: null,
    checks: [{ name: 'Size', state: 'good', message: '8 kB of at most 102 kB' }],
    startedAt: null,
    startedBy: '',
    ...part,
  };
}
