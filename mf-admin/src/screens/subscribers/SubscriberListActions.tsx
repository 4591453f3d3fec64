import { mayAddSubscriber } from '@site/api/audience/newSubscribers/policy';
import { Button } from '@site/shell/kit';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { usePermissions } from '../../session/usePermissions';
import { AddSubscriberDialog } from './AddSubscriberDialog';
import { SubscriberImport } from './SubscriberImport';

/** What the list of subscribers offers beside its rows: one more person, or a list of them. */
export function SubscriberListActions() {
  const may = usePermissions();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      {may(mayAddSubscriber) && (
        <Button tone="line" size="small" aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden />
          Add…
        </Button>
      )}
      <SubscriberImport />
      {isAdding && <AddSubscriberDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
