import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../page/Button';

/** A button that opens a list of things to do or to choose. The chosen one is marked. */
export function Menu({ label, items, value, onChoose, className }: MenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        tone="line"
        size="small"
        className={className}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <MuiMenu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map((item) => (
          <MenuItem
            key={item.value}
            selected={item.value === value}
            disabled={item.disabled}
            onClick={() => {
              setAnchor(null);
              onChoose(item.value);
            }}
          >
            {item.label}
          </MenuItem>
        ))}
      </MuiMenu>
    </>
  );
}

export interface MenuProps {
  label: ReactNode;
  items: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  value?: string;
  onChoose: (value: string) => void;
  className?: string;
}
