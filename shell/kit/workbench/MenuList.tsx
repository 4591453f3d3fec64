import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { MenuProps } from './Menu';
import { OverlayTheme } from './OverlayTheme';

/** The menu list, loaded when a menu first opens. */
export default function MenuList({ id, anchor, items, value, onChoose, onClose }: MenuListProps) {
  return (
    <OverlayTheme>
      <MuiMenu id={id} anchorEl={anchor} open onClose={onClose}>
        {items.map((item) => (
          <MenuItem
            key={item.value}
            selected={item.value === value}
            disabled={item.disabled}
            onClick={() => {
              onClose();
              onChoose(item.value);
            }}
          >
            {item.label}
          </MenuItem>
        ))}
      </MuiMenu>
    </OverlayTheme>
  );
}

interface MenuListProps extends Pick<MenuProps, 'items' | 'value' | 'onChoose'> {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
}
