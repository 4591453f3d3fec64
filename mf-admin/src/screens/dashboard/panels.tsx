import { mayReadAudit } from '@site/api/auditLog/policy';
import type { DashboardPanelName } from '@site/api/dashboard/contract';
import type { Permission } from '@site/api/identity/access/can';
import type { ReactElement } from 'react';
import { ActivityPanel } from './ActivityPanel';
import { AgendaPanel } from './AgendaPanel';
import { DeliveryPanel } from './DeliveryPanel';
import { FiguresPanel } from './FiguresPanel';
import { HealthPanel } from './HealthPanel';
import { LaunchPanel } from './LaunchPanel';
import { LeadsPart } from './LeadsPart';
import { NewestLeadsPanel } from './NewestLeadsPanel';
import { SourcesPanel } from './SourcesPanel';
import { StageFigures } from './StageFigures';
import { TodayPanel } from './TodayPanel';

/** A panel of the dashboard. */
interface DashboardPanelInfo {
  label: string;
  content: ReactElement;
  /** Two of them share a row. */
  isHalf?: boolean;
  needs?: Permission;
}

export const panelInfo: Record<DashboardPanelName, DashboardPanelInfo> = {
  figures: { label: 'Metrics', content: <FiguresPanel /> },
  pipeline: {
    label: 'Leads by stage',
    content: <LeadsPart title="Leads by stage" render={(page) => <StageFigures page={page} />} />,
  },
  agenda: { label: 'Your tasks and overdue responses', content: <AgendaPanel /> },
  today: { label: 'Today', content: <TodayPanel /> },
  newestLeads: {
    label: 'Newest leads',
    isHalf: true,
    content: (
      <LeadsPart
        title="Newest leads"
        render={({ items }) => <NewestLeadsPanel leads={items.slice(0, 5)} />}
      />
    ),
  },
  delivery: {
    label: 'Email delivery',
    isHalf: true,
    content: <LeadsPart title="Email delivery" render={({ items }) => <DeliveryPanel leads={items} />} />,
  },
  sources: { label: 'Lead sources', isHalf: true, content: <SourcesPanel /> },
  activity: { label: 'Activity', isHalf: true, content: <ActivityPanel />, needs: mayReadAudit },
  health: { label: 'System health', content: <HealthPanel /> },
  launch: { label: 'Launch checklist', content: <LaunchPanel /> },
};
