import { below, styled } from '@site/shell/kit';
import { Drawer } from '@site/shell/kit/workbench';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { MenuGroup } from './buildMenu';
import { MoreDrawer } from './MoreDrawer';

/** The menu on phones: the first four screens, and a drawer with everything else. */
export function BottomNavigation({ menu }: { menu: MenuGroup[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const first = menu.flatMap(({ screens }) => screens).slice(0, 4);
  return (
    <>
      <Styles aria-label="Sections">
        {first.map(({ path, label, icon: Icon }) => (
          <NavLink to={path} key={path}>
            {Icon && <Icon aria-hidden />}
            {label}
          </NavLink>
        ))}
        <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          <Ellipsis aria-hidden />
          More
        </button>
      </Styles>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} label="More" anchor="bottom">
        <MoreDrawer menu={menu} onClose={() => setIsOpen(false)} />
      </Drawer>
    </>
  );
}

const Styles = styled('nav')`
  display: none;
  @media ${below.phone} {
    position: fixed;
    left: 0;
    right: 0;
    bottom: 0;
    z-index: var(--layer-tabs);
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: auto;
    height: calc(64px + env(safe-area-inset-bottom));
    padding-bottom: env(safe-area-inset-bottom);
    background: var(--sheet);
    border-top: 1px solid var(--line-2);
  }
  & *:is(a, button) {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 4px;
    border: 0;
    border-left: 1px solid var(--line);
    background: none;
    text-decoration: none;
    color: var(--text);
    font-size: var(--a12);
    font-weight: 500;
    line-height: 1.15;
    white-space: nowrap;
    cursor: pointer;
  }
  a:first-of-type {
    border-left: 0;
  }
  svg {
    width: 19px;
    height: 19px;
    color: var(--blue);
  }
  [aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  [aria-current]::after {
    content: "";
    position: absolute;
    top: -1px;
    left: 10px;
    right: 18px;
    height: 2px;
    background: var(--navy);
  }
  [aria-current]::before {
    content: "";
    position: absolute;
    top: -3px;
    right: 11px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--ember);
  }
`;
