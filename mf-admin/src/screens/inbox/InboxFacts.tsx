import type { Inbox } from '@site/api/leads/inbox/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { FactGrid } from '../../workbench/record/FactGrid';

/** When the mailbox was last read, and why it could not be. */
export function InboxFacts({ row: { readAt, error, isEnabled } }: { row: Inbox }) {
  return (
    <FactGrid
      facts={[
        { name: 'Last read', value: readAt ? dateFormat.stamp(readAt) : 'Never' },
        { name: 'Last error', value: isEnabled && error ? error : 'None' },
      ]}
    />
  );
}
