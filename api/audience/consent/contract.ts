import { boolean, define, type Infer, object } from 'superstruct';
import { documented, endpoint, text } from '../../platform/contracts/endpoint';

/** A cookie choice as stored by the browser, sent as proof of consent. The ID is random and identifies nobody. */
export const ConsentReceipt = object({
  consentId: randomId(),
  choices: object({ necessary: boolean(), analytics: boolean(), marketing: boolean() }),
  /** Version of the text the visitor agreed to. */
  version: text({ min: 1, max: 20, label: 'The version' }),
  /** Whether the browser sends Global Privacy Control. */
  gpc: boolean(),
});
export type ConsentReceipt = Infer<typeof ConsentReceipt>;

export const createConsentReceipt = endpoint({
  method: 'POST',
  path: '/consent',
  body: ConsentReceipt,
  status: 204,
  summary: 'Stores proof of a cookie choice for 36 months.',
});

function randomId() {
  const pattern = /^[0-9a-f]{32}$/;
  const struct = define<string>(
    'string',
    (value) => (typeof value === 'string' && pattern.test(value)) || 'The id must be 32 hexadecimal digits.',
  );
  return documented(struct, {
    type: 'string',
    pattern: pattern.source,
    example: '0123456789abcdef'.repeat(2),
  });
}
