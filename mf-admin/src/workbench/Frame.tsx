import { below, styled } from '@site/shell/kit';
import { WorkbenchTheme } from '@site/shell/kit/workbench';
import { type ReactNode, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useMay } from '../parts/useMay';
import { useMember } from '../parts/useMember';
import { FactorOffer } from './FactorOffer';
import { SessionGuard } from './guard/SessionGuard';
import { LoadProblem } from './LoadProblem';
import { menuOf } from './menuOf';
import { NoPermission } from './NoPermission';
import { PhoneTabs } from './PhoneTabs';
import { type Crumb, Place, WayContext } from './Place';
import { Rail } from './Rail';
import { addressesOf, type Screen } from './Screen';
import { TopBar } from './TopBar';
import { useGoKeys } from './useGoKeys';
import { useSetupFirst } from './useSetupFirst';
import { ViewAsBanner } from './ViewAsBanner';

/** Menu, where one is, who one is, around the screen of this address. What it holds is shown to members who may see it. */
export function Frame({ screens, children }: FrameProps) {
  const { pathname } = useLocation();
  const { member, error, retry } = useMember();
  const isOffered = useSetupFirst();
  const may = useMay();
  const [crumbs, setCrumbs] = useState<Crumb[]>();
  const addresses = screens.flatMap(addressesOf);
  const screen =
    addresses.find(({ path }) => path === pathname) ??
    addresses.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
  const open = screens.filter(({ needs }) => may(needs));
  // Where no screen is, any member is told so.
  const isOpen = screen ? may(screen.needs) : Boolean(member);
  const menu = menuOf(open);
  useGoKeys(open);
  const title = screen?.label ?? 'Not found';
  return (
    <WorkbenchTheme>
      <Look>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {/* Before all that asks for anything. */}
        <SessionGuard />
        <Rail menu={menu} />
        <div className="main">
          <TopBar crumbs={crumbs ?? [{ label: title }]} menu={menu} open={open} member={member} />
          <ViewAsBanner />
          {isOffered && <FactorOffer />}
          <main id="main" tabIndex={-1}>
            <WayContext value={setCrumbs}>{isOpen ? children : <Place title={title} />}</WayContext>
            {error && (
              <div className="problem">
                <LoadProblem title="Your session could not be read" error={error} onRetry={retry} />
              </div>
            )}
            {member && !isOpen && <NoPermission title={title} role={member.role} menu={menu} />}
          </main>
        </div>
        <PhoneTabs menu={menu} />
      </Look>
    </WorkbenchTheme>
  );
}

interface FrameProps {
  /** Every screen there is. */
  screens: Screen[];
  children: ReactNode;
}

const Look = styled('div')`
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
