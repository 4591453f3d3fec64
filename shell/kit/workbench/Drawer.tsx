import MuiDrawer from '@mui/material/Drawer';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { SquareButton } from '../page/SquareButton';

/** A sheet that slides in from the right over the list it belongs to. Esc and the ground behind close it. */
export function Drawer({ open, onClose, title, note, actions, children }: DrawerProps) {
  return (
    <MuiDrawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': title, role: 'dialog' } as object }}
    >
      <header className="drawer-head">
        <div>
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        <SquareButton label="Close" onClick={onClose}>
          <X aria-hidden />
        </SquareButton>
      </header>
      <div className="drawer-body">{children}</div>
      {actions && <footer className="drawer-foot">{actions}</footer>}
    </MuiDrawer>
  );
}

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  note?: ReactNode;
  /** Buttons that stay at the foot. */
  actions?: ReactNode;
  children: ReactNode;
}
