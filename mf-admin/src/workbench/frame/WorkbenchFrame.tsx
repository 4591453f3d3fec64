import { below, styled } from '@site/shell/kit';
import { WorkbenchTheme } from '@site/shell/kit/workbench';
import { type ReactNode, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useMember } from '../../session/useMember';
import { usePermissions } from '../../session/usePermissions';
import { LoadError } from '../screen/LoadError';
import { BreadcrumbContext, type Crumb, PageMeta } from '../screen/PageMeta';
import { routesOf, type Screen } from '../screen/Screen';
import { SessionGuard } from '../sessionGuard/SessionGuard';
import { useRequiredMfaSetup } from '../sessionGuard/useRequiredMfaSetup';
import { BottomNavigation } from './BottomNavigation';
import { buildMenu } from './buildMenu';
import { MfaSetupBanner } from './MfaSetupBanner';
import { NavigationRail } from './NavigationRail';
import { NoPermission } from './NoPermission';
import { TopBar } from './TopBar';
import { useGoToShortcuts } from './useGoToShortcuts';
import { ViewAsBanner } from './ViewAsBanner';

/** Navigation, breadcrumb and account menu around the current screen, which only permitted members see. */
export function WorkbenchFrame({ screens, children }: WorkbenchFrameProps) {
  const { pathname } = useLocation();
  const { member, error, retry } = useMember();
  const isMfaOptional = useRequiredMfaSetup();
  const may = usePermissions();
  const [crumbs, setCrumbs] = useState<Crumb[]>();
  const addresses = screens.flatMap(routesOf);
  const screen =
    addresses.find(({ path }) => path === pathname) ??
    addresses.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
  const allowed = screens.filter(({ needs }) => may(needs));
  // Every member may see the "not found" screen.
  const isAllowed = screen ? may(screen.needs) : Boolean(member);
  const menu = buildMenu(allowed);
  useGoToShortcuts(allowed);
  const title = screen?.label ?? 'Not found';
  return (
    <WorkbenchTheme>
      <Styles>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {/* Mounted before anything that sends requests. */}
        <SessionGuard />
        <NavigationRail menu={menu} parent={crumbs?.[0]?.to} />
        <div className="main">
          <TopBar crumbs={crumbs ?? [{ label: title }]} menu={menu} screens={allowed} member={member} />
          <ViewAsBanner />
          {isMfaOptional && <MfaSetupBanner />}
          <main id="main" tabIndex={-1}>
            <BreadcrumbContext value={setCrumbs}>
              {isAllowed ? children : <PageMeta title={title} />}
            </BreadcrumbContext>
            {error && (
              <div className="problem">
                <LoadError title="Couldn’t load your session" error={error} onRetry={retry} />
              </div>
            )}
            {member && !isAllowed && <NoPermission title={title} role={member.role} menu={menu} />}
          </main>
        </div>
        <BottomNavigation menu={menu} />
      </Styles>
    </WorkbenchTheme>
  );
}

interface WorkbenchFrameProps {
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
  main > .problem {
    padding: 20px;
    max-width: 560px;
  }
  @media ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: calc(64px + env(safe-area-inset-bottom));
    .main {
      border: 0;
    }
    main > .problem {
      padding: 16px;
    }
  }
`;
