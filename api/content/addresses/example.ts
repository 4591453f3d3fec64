import type { Address } from './contract';

export const exampleAddress = (part: Partial<Address> = {}): Address => ({
  path: '/blog/a-post',
  label: 'A post',
  changedAt: '2026-03-02T15:00:00.000Z',
  ...part,
});
