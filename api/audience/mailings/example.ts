import type { Mailing } from './contract';

export function exampleMailing(part: Partial<Mailing> = {}): Mailing {
  return {
    state: 'ready',
    readers: 412,
    topics: ['support'],
    letter: {
      subject: 'What a patch window is for',
      html: '<!doctype html><html lang="en"><body><h1>What a patch window is for</h1></body></html>',
    },
    sent: 0,
    leftOut: 0,
    failed: 0,
    startedAt: null,
    startedBy: '',
    ...part,
  };
}
