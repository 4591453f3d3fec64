import type { User } from '@site/api/identity/users/contract';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { errorToast } from '../../requests/errorToast';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import { TransferDialog, type TransferKind } from './TransferDialog';
import { type UserAction, useUserActions } from './useUserActions';

/** The permitted actions on a user, each with a confirmation. */
export function UserActions({ user, onGone }: { user: User; onGone: () => void }) {
  const actions = useUserActions(user);
  const [action, setAction] = useState<UserAction>();
  const [transferKind, setTransferKind] = useState<TransferKind>();
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const handleConfirm = async ({ run, done, isEnd }: UserAction) => {
    setIsBusy(true);
    try {
      await run();
      toast({ title: done });
      if (isEnd) onGone();
    } catch (error) {
      toast(errorToast('Something went wrong', error as ApiError));
    }
    setIsBusy(false);
    setAction(undefined);
  };
  const isOwn = user.may.length > 0 && !user.may.includes('deactivate') && user.status === 'active';
  return (
    <Styles>
      {actions.map((each) => (
        <Button key={each.action} tone="line" size="small" onClick={() => setAction(each)}>
          {each.label}
        </Button>
      ))}
      {TRANSFERS.filter(({ kind }) => user.may.includes(kind)).map(({ kind, label }) => (
        <Button key={kind} tone="line" size="small" onClick={() => setTransferKind(kind)}>
          {label}
        </Button>
      ))}
      {isOwn && <p className="mu">You can’t reset or deactivate yourself. Ask another admin or owner.</p>}
      {action && (
        <ConfirmDialog
          title={action.question}
          confirmLabel={action.word}
          isBusy={isBusy}
          onConfirm={() => handleConfirm(action)}
          onClose={() => setAction(undefined)}
        >
          {action.text}
        </ConfirmDialog>
      )}
      {transferKind && (
        <TransferDialog user={user} kind={transferKind} onClose={() => setTransferKind(undefined)} />
      )}
    </Styles>
  );
}

const TRANSFERS = [
  { kind: 'transfer content', label: 'Transfer content' },
  { kind: 'deactivate', label: 'Deactivate' },
] as const;

const Styles = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 16px 20px 20px;
  p {
    width: 100%;
    font-size: var(--a13);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
