import { below, styled, useSettings } from '@site/shell/kit';
import { readStorage, writeStorage } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import PanelLeft from 'lucide-react/icons/panel-left';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BrandMark } from '../../theme/BrandMark';
import { firstScreen, type MenuGroup } from './buildMenu';
import { ScreenBadge } from './ScreenBadge';

/** The sidebar: the screens the member may open, by group. It can be collapsed to icons. */
export function NavigationRail({ menu, parent }: NavigationRailProps) {
  const { name } = useSettings();
  const { pathname } = useLocation();
  const first = firstScreen(menu);
  const [isNarrow, setIsNarrow] = useState(() => readStorage(KEY) === '1');
  const toggle = () => {
    setIsNarrow(!isNarrow);
    writeStorage(KEY, isNarrow ? '0' : '1');
  };
  return (
    <Styles aria-label="Admin" className={isNarrow ? 'is-narrow' : undefined}>
      <Link
        className="logo"
        to={first?.path ?? paths.admin.home}
        aria-label={`${name} admin${first ? `, ${first.label}` : ''}`}
      >
        <BrandMark />
        <span>{name}</span>
      </Link>
      {menu.map((group) => (
        <div className="group" key={group.name}>
          <p>{group.name}</p>
          {group.screens.map(({ path, label, icon: Icon, useBadge }) => (
            <Link
              className="nv"
              to={path}
              key={path}
              title={label}
              aria-current={path === parent || `${pathname}/`.startsWith(`${path}/`) ? 'page' : undefined}
            >
              {Icon && <Icon aria-hidden />}
              <span>{label}</span>
              {useBadge && <ScreenBadge useBadge={useBadge} />}
            </Link>
          ))}
        </div>
      ))}
      <div className="foot">
        <button type="button" onClick={toggle} aria-expanded={!isNarrow}>
          <PanelLeft aria-hidden />
          <span>{isNarrow ? 'Expand' : 'Collapse'}</span>
        </button>
      </div>
    </Styles>
  );
}

interface NavigationRailProps {
  menu: MenuGroup[];
  /** The path of the screen that the current one belongs to, where that has a path of its own. */
  parent?: string;
}

const KEY = 'rail';

const Styles = styled('nav')`
  position: sticky;
  top: 0;
  width: var(--rail);
  height: 100dvh;
  display: flex;
  flex-direction: column;
  overflow: auto;
  scrollbar-width: none;
  .logo {
    height: var(--bar);
    display: flex;
    align-items: center;
    gap: 9px;
    padding: 0 14px;
    border-bottom: 1px solid var(--line-2);
    flex: none;
    font-size: 1.0625rem;
    font-weight: 600;
    letter-spacing: -0.035em;
    color: var(--ink);
    text-decoration: none;
  }
  .logo svg {
    flex: none;
  }
  .group {
    padding: 9px 8px 7px;
    border-bottom: 1px solid var(--line);
  }
  .group p {
    padding: 0 8px 4px;
    color: var(--muted);
    font-size: var(--a12);
  }
  .nv {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    height: 31px;
    padding: 0 8px;
    border-radius: 5px;
    text-decoration: none;
    color: var(--text);
    font-weight: 500;
    white-space: nowrap;
  }
  .nv svg {
    width: 16px;
    height: 16px;
    color: var(--blue);
  }
  .nv:hover {
    background: var(--hover);
    color: var(--ink);
  }
  .nv[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  .nv[aria-current]::after {
    content: "";
    position: absolute;
    right: -8px;
    top: 1px;
    bottom: 9px;
    width: 2px;
    background: var(--navy);
  }
  .nv[aria-current]::before {
    content: "";
    position: absolute;
    right: -8px;
    bottom: 0;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--ember);
    z-index: 1;
  }
  .foot {
    margin-top: auto;
    border-top: 1px solid var(--line-2);
    padding: 8px;
    flex: none;
  }
  .foot button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    height: 32px;
    padding: 0 8px;
    border: 0;
    background: none;
    border-radius: 5px;
    color: var(--muted);
    cursor: pointer;
    font-weight: 500;
  }
  .foot button:hover {
    background: var(--hover);
  }
  .foot svg {
    width: 16px;
    height: 16px;
  }
  &.is-narrow {
    width: 57px;
  }
  &.is-narrow *:is(.logo > span, .nv > span, .group p, .foot span) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  &.is-narrow *:is(.nv, .foot button) {
    justify-content: center;
    padding: 0;
  }
  &.is-narrow .foot svg {
    transform: scaleX(-1);
  }
  @media ${below.desktop} {
    width: 57px;
    & *:is(.logo > span, .nv > span, .group p) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .nv {
      justify-content: center;
      padding: 0;
      height: 40px;
    }
    .foot {
      display: none;
    }
  }
  @media ${below.phone} {
    display: none;
  }
`;
