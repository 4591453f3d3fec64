import { Button, styled } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';
import type { ReactNode } from 'react';

/** Confirms an action; the button names it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, cancelLabel = 'Cancel', isBusy, onConfirm, onClose } = props;
  const { isDisabled, field, children } = props;
  return (
    <Dialog open onClose={onClose} title={title}>
      <Styles>
        {children && <p>{children}</p>}
        {field}
        <div className="actions">
          <Button tone="navy" size="small" onClick={onConfirm} disabled={isBusy || isDisabled}>
            {isBusy ? 'Saving…' : confirmLabel}
          </Button>
          <Button tone="line" size="small" onClick={onClose} disabled={isBusy}>
            {cancelLabel}
          </Button>
        </div>
      </Styles>
    </Dialog>
  );
}

interface ConfirmDialogProps {
  title: string;
  confirmLabel: string;
  /** The label of the cancel button. */
  cancelLabel?: string;
  isBusy?: boolean;
  /** It cannot be confirmed, for a reason that `children` tells. */
  isDisabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** An input that the action needs. */
  field?: ReactNode;
  /** The consequences, where the title does not tell them. */
  children?: ReactNode;
}

const Styles = styled('div')`
  display: grid;
  gap: 16px;
  padding: 16px 20px 20px;
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
