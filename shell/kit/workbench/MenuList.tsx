import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { MenuProps } from './Menu';
import { Overlaid } from './Overlaid';

/** The list itself, loaded when a menu first opens. */
export default function MenuList({ id, anchor, items, value, onChoose, onClose }: MenuListProps) {
  return (
    <Overlaid>
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
    </Overlaid>
  );
}

interface MenuListProps extends Pick<MenuProps, 'items' | 'value' | 'onChoose'> {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
}
