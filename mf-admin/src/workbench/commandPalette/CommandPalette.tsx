import type { Member } from '@site/api/identity/users/contract';
import { below, from, styled } from '@site/shell/kit';
import { Overlay } from '@site/shell/kit/workbench';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Screen } from '../screen/Screen';

/** Finds screens, records and actions; opened by its button, or by ⌘K or Ctrl-K anywhere. */
export function CommandPalette({ screens, member }: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const isReady = useRef(false);
  const onReady = (next: boolean) => {
    isReady.current = next;
  };
  const close = () => {
    setIsOpen(false);
    setTyped('');
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
    // The text editor uses ⌘K for links and prevents the default action.
    if (event.defaultPrevented) return;
    if (key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey) {
      event.preventDefault();
      if (isOpen) close();
      else setIsOpen(true);
    }
    // While the palette is still loading, typed characters are kept for its field.
    else if (isOpen && !isReady.current && key.length === 1 && !metaKey && !ctrlKey) {
      event.preventDefault();
      setTyped((before) => before + key);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <OpenButton
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setIsOpen(true)}
      >
        <Search aria-hidden />
        <span>Search or jump to…</span>
        <i className="kbd" aria-hidden="true">
          {isApple() ? '⌘K' : 'Ctrl K'}
        </i>
      </OpenButton>
      <Overlay open={isOpen} onClose={close} label="Search or jump to">
        <Suspense fallback={<p className="sr">Loading…</p>}>
          <Palette
            screens={screens}
            member={member}
            typed={typed}
            onReady={onReady}
            onType={setTyped}
            onClose={close}
          />
        </Suspense>
      </Overlay>
    </>
  );
}

export interface CommandPaletteProps {
  /** The screens that the member may open. */
  screens: Screen[];
  member: Member;
}

const Palette = lazy(() => import('./PaletteContent'));

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

const OpenButton = styled('button')`
  flex: 0 1 340px;
  min-width: 34px;
  height: 34px;
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 0 7px 0 11px;
  border: 1px solid var(--line-2);
  border-radius: 6px;
  background: var(--sheet);
  color: var(--muted);
  text-align: left;
  white-space: nowrap;
  cursor: pointer;
  svg {
    width: 16px;
    height: 16px;
    flex: none;
    color: var(--navy);
  }
  .kbd {
    margin-left: auto;
  }
  &:hover {
    border-color: var(--navy);
  }
  @media ${from.phone} {
    width: 240px;
  }
  @media ${from.desktop} {
    width: 340px;
  }
  @media ${below.phone} {
    flex: none;
    width: 44px;
    height: 44px;
    justify-content: center;
    padding: 0;
    border: 0;
    background: none;
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .kbd {
      display: none;
    }
    svg {
      width: 19px;
      height: 19px;
    }
  }
`;
