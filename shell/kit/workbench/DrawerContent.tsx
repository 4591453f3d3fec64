import MuiDrawer from '@mui/material/Drawer';
import type { DrawerProps } from './Drawer';
import { OverlayTheme } from './OverlayTheme';

/** The drawer, loaded when one first opens. */
export default function DrawerContent({ open, onClose, label, anchor = 'right', children }: DrawerProps) {
  return (
    <OverlayTheme>
      <MuiDrawer
        anchor={anchor}
        open={open}
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': label, role: 'dialog', 'aria-modal': true } as object }}
      >
        {children}
      </MuiDrawer>
    </OverlayTheme>
  );
}
