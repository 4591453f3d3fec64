import MuiDialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';

/** A question that must be answered before going on. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const id = useId();
  return (
    <MuiDialog open={open} onClose={onClose} aria-labelledby={id}>
      <h2 className="dialog-head" id={id}>
        {title}
      </h2>
      <div className="dialog-body">{children}</div>
      {actions && <footer className="dialog-foot">{actions}</footer>}
    </MuiDialog>
  );
}

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}
