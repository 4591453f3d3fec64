import { type DashboardPanel, dashboardPanels } from '@site/api/dashboard/contract';
import { pastDaysOptions } from '@site/api/leads/enquiries/contract';
import type { LeadPage } from '@site/api/leads/pipeline/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled } from '@site/shell/kit';
import { Menu, Skeleton } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { capitalize } from '../../formatting/capitalize';
import { formatCount } from '../../formatting/formatCount';
import { usePermissions } from '../../session/usePermissions';
import { PageMeta } from '../../workbench/screen/PageMeta';
import { ScreenHeader } from '../../workbench/screen/ScreenHeader';
import { CustomizeDialog } from './CustomizeDialog';
import { useGetDashboardLayoutQuery } from './dashboardApi';
import { useNewestLeads } from './LeadsPart';
import { panelInfo } from './panels';
import { usePastDays } from './usePastDays';

export { DashboardScreen as Component };

/** The start screen: what needs the member today, figures and activity, in the order that the member has chosen. */
export function DashboardScreen() {
  const leads = useNewestLeads();
  const layout = useGetDashboardLayoutQuery(undefined, { refetchOnMountOrArgChange: true });
  const may = usePermissions();
  const { past, choose } = usePastDays();
  const [isCustomizing, setIsCustomizing] = useState(false);
  const now = dateFormat.now();
  // Without the layout, the usual order is better than nothing.
  const panels = layout.data?.panels ?? (layout.isError ? USUAL : undefined);
  const allowed = panels?.filter(({ name }) => !panelInfo[name].needs || may(panelInfo[name].needs));
  const shown = allowed?.filter(({ isHidden }) => !isHidden);
  return (
    <Styles>
      <PageMeta title="Dashboard" />
      <ScreenHeader
        title={dateFormat.weekday(now)}
        figures={leads.data && [{ name: 'As of', value: dateFormat.clock(now) }, ...figuresOf(leads.data)]}
        actions={
          <>
            <Menu
              label={`Period of the metrics: ${labelOf(past)}`}
              items={pastDaysOptions.map(({ value }) => ({ value, label: labelOf(value) }))}
              value={past}
              onChoose={choose}
            >
              {labelOf(past)}
            </Menu>
            <Button tone="line" size="small" disabled={!layout.data} onClick={() => setIsCustomizing(true)}>
              Customize
            </Button>
          </>
        }
      >
        What needs your attention today: leads, tasks, meetings, documents and email delivery.
      </ScreenHeader>
      <div className="page">
        {shown ? (
          toRows(shown).map((row) => (
            <div key={row[0]?.name} className={row.length > 1 ? 'pair' : 'single'}>
              {row.map(({ name }) => (
                <div key={name} className="cell">
                  {panelInfo[name].content}
                </div>
              ))}
            </div>
          ))
        ) : (
          <div className="waiting" aria-busy="true">
            {[92, 78, 86, 60].map((width) => (
              <Skeleton key={width} width={`${width}%`} />
            ))}
          </div>
        )}
        {shown?.length === 0 && <p className="mu">All panels are hidden. Choose Customize to show some.</p>}
      </div>
      {isCustomizing && layout.data && allowed && (
        <CustomizeDialog
          panels={allowed}
          version={layout.data.version}
          onClose={() => setIsCustomizing(false)}
        />
      )}
    </Styles>
  );
}

const USUAL: DashboardPanel[] = dashboardPanels.map((name) => ({ name, isHidden: false }));

const labelOf = (past: string) =>
  capitalize((pastDaysOptions.find(({ value }) => value === past)?.label ?? '').replace('the ', ''));

/** Half-width panels that follow each other share a row. */
function toRows(panels: readonly DashboardPanel[]): DashboardPanel[][] {
  const rows: DashboardPanel[][] = [];
  for (const panel of panels) {
    const last = rows.at(-1);
    const isFree = last?.length === 1 && last.every(({ name }) => panelInfo[name].isHalf);
    if (isFree && panelInfo[panel.name].isHalf) last.push(panel);
    else rows.push([panel]);
  }
  return rows;
}

function figuresOf({ counts, atLeast }: LeadPage) {
  const waiting = counts.new + counts.quarantined;
  const isMore = atLeast.includes('new') || atLeast.includes('quarantined');
  return [{ name: 'Needs attention', value: formatCount(waiting, isMore), isWarning: waiting > 0 }];
}

const Styles = styled('div')`
  .page {
    padding: 20px;
    display: grid;
    gap: 20px;
    align-content: start;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 20px;
  }
  .cell {
    display: grid;
    min-width: 0;
  }
  .single:has(> .cell:empty) {
    display: none;
  }
  .waiting {
    display: grid;
    gap: 22px;
    padding: 28px 20px;
    background: var(--sheet);
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
  }
  @media ${below.tablet} {
    .pair {
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
    }
  }
  @media ${below.phone} {
    .page {
      padding: 16px 0;
      gap: 16px;
    }
    .page > .mu {
      padding-inline: 16px;
    }
  }
`;
