import { below, styled } from '@site/shell/kit';
import { WorkbenchTheme } from '@site/shell/kit/workbench';
import { type ReactNode, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useMember } from '../../session/useMember';
import { usePermissions } from '../../session/usePermissions';
import { LoadError } from '../screen/LoadError';
import { BreadcrumbContext, type Crumb, PageMeta } from '../screen/PageMeta';
import { addressesOf, type Screen } from '../screen/Screen';
import { SessionGuard } from '../sessionGuard/SessionGuard';
import { useRequiredMfaSetup } from '../sessionGuard/useRequiredMfaSetup';
import { BottomNavigation } from './BottomNavigation';
import { menuOf } from './menuOf';
import { NavigationRail } from './NavigationRail';
import { NoPermission } from './NoPermission';
import { SecondFactorOffer } from './SecondFactorOffer';
import { TopBar } from './TopBar';
import { useGoToShortcuts } from './useGoToShortcuts';
import { ViewAsBanner } from './ViewAsBanner';

/** Menu, where one is, who one is, around the screen of this address. What it holds is shown to members who may see it. */
export function Frame({ screens, children }: FrameProps) {
  const { pathname } = useLocation();
  const { member, error, retry } = useMember();
  const isOffered = useRequiredMfaSetup();
  const may = usePermissions();
  const [crumbs, setCrumbs] = useState<Crumb[]>();
  const addresses = screens.flatMap(addressesOf);
  const screen =
    addresses.find(({ path }) => path === pathname) ??
    addresses.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
  const open = screens.filter(({ needs }) => may(needs));
  // Where no screen is, any member is told so.
  const isOpen = screen ? may(screen.needs) : Boolean(member);
  const menu = menuOf(open);
  useGoToShortcuts(open);
  const title = screen?.label ?? 'Not found';
  return (
    <WorkbenchTheme>
      <Styles>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {/* Before all that asks for anything. */}
        <SessionGuard />
        <NavigationRail menu={menu} />
        <div className="main">
          <TopBar crumbs={crumbs ?? [{ label: title }]} menu={menu} open={open} member={member} />
          <ViewAsBanner />
          {isOffered && <SecondFactorOffer />}
          <main id="main" tabIndex={-1}>
            <BreadcrumbContext value={setCrumbs}>
              {isOpen ? children : <PageMeta title={title} />}
            </BreadcrumbContext>
            {error && (
              <div className="problem">
                <LoadError title="Couldn’t load your session" error={error} onRetry={retry} />
              </div>
            )}
            {member && !isOpen && <NoPermission title={title} role={member.role} menu={menu} />}
          </main>
        </div>
        <BottomNavigation menu={menu} />
      </Styles>
    </WorkbenchTheme>
  );
}

interface FrameProps {
  /** Every screen there is. */
  screens: Screen[];
  children: ReactNode;
}

const Styles = styled('div')`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  min-height: 100dvh;
  .main {
    min-width: 0;
    display: flex;
    flex-direction: column;
    border-left: 1px solid var(--line-2);
  }
  main {
    flex: 1;
    min-width: 0;
    outline: 0;
    box-shadow: none;
  }
  .skip {
    position: absolute;
    left: 16px;
    top: -80px;
    z-index: var(--layer-skip);
    padding: 12px 18px;
    border-radius: var(--r-ctl);
    background: var(--navy);
    color: var(--on-navy);
  }
  .skip:focus {
    top: 12px;
  }
  .problem {
    padding: 20px;
    max-width: 560px;
  }
  @media ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: calc(64px + env(safe-area-inset-bottom));
    .main {
      border: 0;
    }
    .problem {
      padding: 16px;
    }
  }
`;
