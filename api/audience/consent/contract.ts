import { boolean, define, type Infer, object } from 'superstruct';
import { documented, endpoint, text } from '../../platform/contracts/endpoint';

/** A choice of cookies as a browser stored it, sent along as proof of it. It names nobody: the id is drawn by lot. */
export const ConsentReceipt = object({
  consentId: randomId(),
  choices: object({ necessary: boolean(), analytics: boolean(), marketing: boolean() }),
  /** Of the words the choice was made by. */
  version: text({ min: 1, max: 20, label: 'The version' }),
  /** Whether the browser asked on the visitor's behalf not to share (Global Privacy Control). */
  gpc: boolean(),
});
export type ConsentReceipt = Infer<typeof ConsentReceipt>;

export const createConsentReceipt = endpoint({
  method: 'POST',
  path: '/consent',
  body: ConsentReceipt,
  status: 204,
  summary: 'Keeps proof of a choice of cookies, for 36 months.',
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
