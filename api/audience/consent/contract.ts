import { boolean, define, type Infer, object } from 'superstruct';
import { HubspotCookie } from '../../leads/enquiries/contract';
import { documented, endpoint, optional, text } from '../../platform/contracts/endpoint';

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

/** A choice as it is sent. */
export const ConsentChoice = object({
  ...ConsentReceipt.schema,
  /** HubSpot's cookie that a refusal deletes, so that no inquiry is submitted with it anymore. Not stored. */
  hutk: optional(HubspotCookie),
});
export type ConsentChoice = Infer<typeof ConsentChoice>;

export const createConsentReceipt = endpoint({
  method: 'POST',
  path: '/consent',
  body: ConsentChoice,
  status: 204,
  summary:
    'Stores proof of a cookie choice for 36 months. A refusal of marketing with HubSpot’s cookie keeps inquiries that wait from being submitted there.',
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
