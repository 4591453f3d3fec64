import MuiDrawer from '@mui/material/Drawer';
import type { DrawerProps } from './Drawer';
import { Overlaid } from './Overlaid';

/** The sheet itself, loaded when a drawer first opens. */
export default function DrawerSheet({ open, onClose, label, anchor = 'right', children }: DrawerProps) {
  return (
    <Overlaid>
      <MuiDrawer
        anchor={anchor}
        open={open}
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': label, role: 'dialog', 'aria-modal': true } as object }}
      >
        {children}
      </MuiDrawer>
    </Overlaid>
  );
}
