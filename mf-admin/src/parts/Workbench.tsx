import { Seo, styled, useSettings } from '@site/shell/kit';
import { WorkbenchTheme } from '@site/shell/kit/workbench';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadProblem } from './LoadProblem';
import { useListLeadsQuery } from './leadsApi';
import { PhoneTabs } from './PhoneTabs';
import { Rail } from './Rail';
import { type Crumb, TopBar } from './TopBar';
import { useMember } from './useMember';

/** The frame around every screen: menu, where one is, who one is. What it holds is shown to members only. */
export function Workbench({ title, crumbs, children }: WorkbenchProps) {
  const { name } = useSettings();
  const { pathname } = useLocation();
  const { member, error, retry } = useMember();
  const { data: newest } = useListLeadsQuery({ query: { limit: '1' } }, { skip: !member });
  return (
    <WorkbenchTheme>
      <Seo
        title={`${title} · ${name} admin`}
        description={`${title}, for the team.`}
        path={pathname}
        noindex
      />
      <Look>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Rail waiting={newest?.counts.new ?? 0} />
        <div className="main">
          <TopBar crumbs={crumbs ?? [{ label: title }]} member={member} />
          <main id="main" tabIndex={-1}>
            {error && (
              <div className="problem">
                <LoadProblem title="Your session could not be read" error={error} onRetry={retry} />
              </div>
            )}
            {member && children}
          </main>
        </div>
        <PhoneTabs />
      </Look>
    </WorkbenchTheme>
  );
}

export interface WorkbenchProps {
  title: string;
  /** Below "Admin"; the title alone unless told. */
  crumbs?: Crumb[];
  children: ReactNode;
}

const Look = styled('div')`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  min-height: 100dvh;
  .main { min-width: 0; display: flex; flex-direction: column; border-left: 1px solid var(--line-2); }
  main { flex: 1; min-width: 0; outline: 0; box-shadow: none; }
  .skip { position: absolute; left: 16px; top: -80px; z-index: 90; padding: 12px 18px; border-radius: var(--r-ctl); background: var(--navy); color: var(--on-navy); }
  .skip:focus { top: 12px; }
  .problem { padding: 20px; max-width: 560px; }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: calc(64px + env(safe-area-inset-bottom));
    .main { border: 0; }
    .problem { padding: 16px; }
  }
`;
