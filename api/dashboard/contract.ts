import { array, boolean, type Infer, integer, nullable, number, object, size, string } from 'superstruct';
import { PastDaysChoice } from '../leads/enquiries/contract';
import { choice, documented, endpoint } from '../platform/contracts/endpoint';

const DashboardQuery = object({ past: PastDaysChoice });

/** The figures, in the order in which they are shown. */
export const dashboardFigures = [
  'visitors',
  'leads',
  'leadRate',
  'bookings',
  'firstResponse',
  'wonValue',
] as const;
export type DashboardFigureName = (typeof dashboardFigures)[number];

const nullableNumber = () => documented(nullable(number()), { type: ['number', 'null'] });

export const DashboardFigure = object({
  name: choice(dashboardFigures, 'No such figure.'),
  /** False where it could not be read. */
  isRead: boolean(),
  /**
   * Counts; leads per daily visitor; the median until the first response in milliseconds; whole US dollars. Null where
   * there is nothing to calculate it from.
   */
  current: nullableNumber(),
  previous: nullableNumber(),
});
export type DashboardFigure = Infer<typeof DashboardFigure>;

/** First and last day of a period, in the time zone of the office. */
const Days = object({ from: string(), to: string() });

export const DashboardFigures = object({ period: Days, before: Days, figures: array(DashboardFigure) });
export type DashboardFigures = Infer<typeof DashboardFigures>;

export const DashboardSource = object({
  channel: string(),
  visitors: integer(),
  leads: integer(),
  won: integer(),
  wonValue: integer(),
});
export type DashboardSource = Infer<typeof DashboardSource>;

export const DashboardSources = object({ period: Days, rows: array(DashboardSource) });
export type DashboardSources = Infer<typeof DashboardSources>;

/** The panels, in their order before a member changes it. */
export const dashboardPanels = [
  ...(['pipeline', 'agenda', 'today', 'newestLeads', 'delivery'] as const),
  ...(['figures', 'sources', 'activity', 'health', 'launch'] as const),
] as const;
export type DashboardPanelName = (typeof dashboardPanels)[number];

export const DashboardPanel = object({
  name: choice(dashboardPanels, 'No such panel.'),
  isHidden: boolean(),
});
export type DashboardPanel = Infer<typeof DashboardPanel>;

/** Where a panel is named twice, the first place counts. Panels that are not named follow at the end. */
const DashboardLayoutDraft = object({
  panels: size(array(DashboardPanel), 0, dashboardPanels.length),
});

export const DashboardLayout = object({
  panels: array(DashboardPanel),
  /** 0 before the first change. */
  version: integer(),
});
export type DashboardLayout = Infer<typeof DashboardLayout>;

export const getDashboardFigures = endpoint({
  method: 'GET',
  path: '/admin/dashboard/figures',
  query: DashboardQuery,
  returns: DashboardFigures,
  summary:
    'Visitors, leads, bookings, lead rate, first response and won value of a period and of the one before. A figure that cannot be read says so alone.',
});

export const getDashboardSources = endpoint({
  method: 'GET',
  path: '/admin/dashboard/sources',
  query: DashboardQuery,
  returns: DashboardSources,
  summary: 'Visitors, leads and won leads of a period by channel.',
});

export const getDashboardLayout = endpoint({
  method: 'GET',
  path: '/admin/dashboard-layout',
  returns: DashboardLayout,
  summary: 'The order of the caller’s dashboard panels, and which of them are hidden.',
});

export const saveDashboardLayout = endpoint({
  method: 'PUT',
  path: '/admin/dashboard-layout',
  body: DashboardLayoutDraft,
  returns: DashboardLayout,
  ifMatch: true,
  summary: 'Stores the order of the caller’s dashboard panels, and which of them are hidden.',
});
