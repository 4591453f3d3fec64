import type { Inbox } from '@site/api/leads/inbox/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { FactGrid } from '../../workbench/record/FactGrid';

const NO_WEBHOOK =
  'Not connected. Postmark, Mailgun, SendGrid and Amazon SES can report bounces and complaints; the person who runs the server sets this up.';

const describe = ({ service, url }: Inbox['webhooks'][number]) => `${service} (${url})`;

/** When the mailbox was last read, why it could not be, and which services report bounces besides. */
export function InboxFacts({ row: { readAt, error, isEnabled, webhooks } }: { row: Inbox }) {
  return (
    <FactGrid
      facts={[
        { name: 'Last read', value: readAt ? dateFormat.stamp(readAt) : 'Never' },
        { name: 'Last error', value: isEnabled && error ? error : 'None' },
        {
          name: 'Bounces by webhook',
          value: webhooks.length ? webhooks.map(describe).join('; ') : NO_WEBHOOK,
        },
      ]}
    />
  );
}
