import styled from '@emotion/styled/base';
import { type ButtonHTMLAttributes, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '../page/Button';
import { below } from '../theme/widths';

/** A button that opens a menu of actions or choices; the current choice is marked. */
export function Menu({ label, children, items, value, onChoose, variant = 'button', disabled }: MenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Opener = OPENERS[variant];
  return (
    <>
      <Opener
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </Opener>
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
  /** Accessible name, if the content is not enough. */
  label?: string;
  /** Content of the button. */
  children: ReactNode;
  items: readonly MenuChoice[];
  value?: string;
  onChoose: (value: string) => void;
  /** `word`: a changeable word of a sentence. `bare`: only the content, without a border. */
  variant?: 'button' | 'word' | 'bare';
  disabled?: boolean;
}

export interface MenuChoice {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

const MenuList = lazy(() => import('./MenuList'));

function SmallButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <Button tone="line" size="small" {...props} />;
}

const Word = styled('button')`
  position: relative;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  height: 30px;
  padding: 0 16px 1px 1px;
  border: 0;
  background: linear-gradient(var(--blue-2), var(--blue-2)) 0 100% / 100% 1px no-repeat;
  color: var(--navy);
  font: 600 1rem / 1.2 var(--sans);
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background-color: var(--sel);
  }
  &::after {
    content: "";
    position: absolute;
    right: 4px;
    top: calc(50% - 4px);
    width: 5px;
    height: 5px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
  }
  @media ${below.phone} {
    height: 44px;
    font-size: 1.0625rem;
  }
`;

const Bare = styled('button')`
  display: grid;
  place-items: center;
  width: var(--ctl);
  height: var(--ctl);
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
`;

const OPENERS = { button: SmallButton, word: Word, bare: Bare };
