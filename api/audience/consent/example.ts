import type { ConsentReceipt } from './contract';

export function exampleReceipt(part: Partial<ConsentReceipt> = {}): ConsentReceipt {
  return {
    consentId: '0123456789abcdef'.repeat(2),
    choices: { necessary: true, analytics: true, marketing: false },
    version: '1',
    gpc: false,
    ...part,
  };
}
