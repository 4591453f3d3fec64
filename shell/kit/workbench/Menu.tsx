import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '../page/Button';

/** A button that opens a list of things to do or to choose from; what is chosen is marked. */
export function Menu({ label, children, items, value, onChoose, className, disabled }: MenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        tone="line"
        size="small"
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </Button>
      {anchor && (
        <Suspense>
          <MenuList
            id={id}
            anchor={anchor}
            items={items}
            value={value}
            onChoose={onChoose}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}

export interface MenuProps {
  /** The button's name, where its content does not say it. */
  label?: string;
  /** What the button shows. */
  children: ReactNode;
  items: readonly MenuChoice[];
  value?: string;
  onChoose: (value: string) => void;
  className?: string;
  disabled?: boolean;
}

export interface MenuChoice {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

const MenuList = lazy(() => import('./MenuList'));
