import type { Growth } from './contract';

export function exampleGrowth(part: Partial<Growth> = {}): Growth {
  return {
    weeks: [
      { week: '2026-11-16', gained: 12, lost: 2 },
      { week: '2026-11-23', gained: 5, lost: 6 },
    ],
    bySource: [
      { source: 'blog', gained: 9, lost: 4 },
      { source: 'post', gained: 6, lost: 3 },
      { source: 'footer', gained: 2, lost: 1 },
    ],
    byTopic: [
      { topic: 'security', gained: 15, lost: 5 },
      { topic: 'people', gained: 8, lost: 6 },
      { topic: 'planning', gained: 4, lost: 2 },
      { topic: 'support', gained: 3, lost: 1 },
    ],
    ...part,
  };
}
