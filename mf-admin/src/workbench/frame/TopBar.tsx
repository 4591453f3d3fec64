import type { Member } from '@site/api/identity/users/contract';
import { below, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../theme/BrandMark';
import { SchemeButton } from '../../theme/SchemeButton';
import { CommandPalette } from '../commandPalette/CommandPalette';
import type { Crumb } from '../screen/PageMeta';
import type { Screen } from '../screen/Screen';
import { firstScreen, type MenuGroup } from './buildMenu';
import { MemberMenu } from './MemberMenu';

/** Breadcrumb, command palette, theme switch and account menu. */
export function TopBar({ crumbs, menu, screens, member }: TopBarProps) {
  const steps: Crumb[] = [{ label: 'Admin', to: firstScreen(menu)?.path ?? paths.admin.home }, ...crumbs];
  return (
    <Styles>
      <span className="mark">
        <BrandMark />
      </span>
      <nav className="crumbs" aria-label="Breadcrumb">
        <ol>
          {steps.map(({ label, to }, index) => (
            <li key={label}>
              {to && index < steps.length - 1 ? (
                <Link to={to}>{label}</Link>
              ) : (
                <b aria-current="page">{label}</b>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className="tools">
        {member && <CommandPalette screens={screens} member={member} />}
        <SchemeButton />
        {member && <MemberMenu member={member} />}
      </div>
    </Styles>
  );
}

interface TopBarProps {
  crumbs: Crumb[];
  menu: MenuGroup[];
  /** The screens the member may open. */
  screens: Screen[];
  member?: Member;
}

const Styles = styled('header')`
  position: sticky;
  top: 0;
  z-index: var(--layer-bar);
  height: var(--bar);
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 0 20px;
  border-bottom: 1px solid var(--line-2);
  background: var(--paper);
  .mark {
    display: none;
  }
  .crumbs {
    min-width: 0;
  }
  .crumbs ol {
    display: flex;
    white-space: nowrap;
  }
  .crumbs li {
    display: flex;
    align-items: center;
    min-width: 0;
  }
  .crumbs li:not(:last-of-type) {
    flex: none;
  }
  .crumbs li + li::before {
    content: "";
    width: 9px;
    height: 1px;
    margin-inline: 8px;
    background: var(--blue-2);
    transform: rotate(-62deg);
    flex: none;
  }
  .crumbs a {
    color: var(--muted);
    text-decoration: none;
    padding-block: 8px;
  }
  .crumbs a:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  .crumbs b {
    font-weight: 600;
    color: var(--ink);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .tools {
    display: flex;
    align-items: center;
    gap: 14px;
    height: 100%;
    margin-left: auto;
  }
  @media ${below.desktop} {
    .crumbs li:first-of-type:not(:last-of-type),
    .crumbs li:first-of-type + li::before {
      display: none;
    }
  }
  @media ${below.phone} {
    padding: 0 8px 0 16px;
    gap: 8px;
    .mark {
      display: grid;
    }
    .crumbs li:not(:last-child),
    .crumbs li + li::before {
      display: none;
    }
    .crumbs b {
      font-size: 1.0625rem;
      letter-spacing: -0.02em;
    }
    .tools {
      gap: 4px;
    }
  }
`;
