import {
  type DashboardFigures,
  type DashboardLayout,
  type DashboardSources,
  dashboardPanels,
} from './contract';

const period = { from: '2026-10-28', to: '2026-11-26' };

/** A month with more leads than the one before, and no first response before it. */
export function exampleDashboardFigures(part: Partial<DashboardFigures> = {}): DashboardFigures {
  return {
    period,
    before: { from: '2026-09-28', to: '2026-10-27' },
    figures: [
      { name: 'visitors', isRead: true, current: 1200, previous: 1000 },
      { name: 'leads', isRead: true, current: 24, previous: 16 },
      { name: 'leadRate', isRead: true, current: 0.02, previous: 0.016 },
      { name: 'bookings', isRead: true, current: 7, previous: 0 },
      { name: 'firstResponse', isRead: true, current: 5_400_000, previous: null },
      { name: 'wonValue', isRead: true, current: 48_000, previous: 60_000 },
    ],
    ...part,
  };
}

export function exampleDashboardSources(part: Partial<DashboardSources> = {}): DashboardSources {
  return {
    period,
    rows: [
      { channel: 'Organic Search', visitors: 700, leads: 15, won: 3, wonValue: 40_000 },
      { channel: 'Direct', visitors: 500, leads: 9, won: 1, wonValue: 8_000 },
    ],
    ...part,
  };
}

/** A dashboard as it is before its member changes it. */
export function exampleDashboardLayout(part: Partial<DashboardLayout> = {}): DashboardLayout {
  return { panels: dashboardPanels.map((name) => ({ name, isHidden: false })), version: 0, ...part };
}
