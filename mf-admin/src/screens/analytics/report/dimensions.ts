import type { VisitDimension } from '@site/api/insights/visits/contract';

/** How a dimension is called, in a heading and in the sentence of filters. */
export const dimensionLabels: Record<
  VisitDimension,
  { label: string; tab: string; filter: string; many: string }
> = {
  page: { label: 'Page', tab: 'All pages', filter: 'page', many: 'pages' },
  entry: { label: 'Entry page', tab: 'Entry', filter: 'entry page', many: 'entry pages' },
  exit: { label: 'Exit page', tab: 'Exit', filter: 'exit page', many: 'exit pages' },
  channel: { label: 'Channel', tab: 'Channels', filter: 'channel', many: 'channels' },
  source: { label: 'Source', tab: 'Sources', filter: 'source', many: 'sources' },
  medium: { label: 'Medium', tab: 'Mediums', filter: 'medium', many: 'mediums' },
  campaign: { label: 'Campaign', tab: 'Campaigns', filter: 'campaign', many: 'campaigns' },
  term: { label: 'Campaign term', tab: 'Terms', filter: 'campaign term', many: 'campaign terms' },
  content: {
    label: 'Campaign content',
    tab: 'Contents',
    filter: 'campaign content',
    many: 'campaign contents',
  },
  referrer: { label: 'Referring site', tab: 'Referrers', filter: 'referring site', many: 'referring sites' },
  country: { label: 'Country', tab: 'Countries', filter: 'country', many: 'countries' },
  language: { label: 'Language', tab: 'Languages', filter: 'language', many: 'languages' },
  device: { label: 'Device', tab: 'Devices', filter: 'device', many: 'devices' },
  browser: { label: 'Browser', tab: 'Browsers', filter: 'browser', many: 'browsers' },
  system: {
    label: 'Operating system',
    tab: 'Systems',
    filter: 'operating system',
    many: 'operating systems',
  },
  event: { label: 'Event', tab: 'Events', filter: 'event', many: 'events' },
  property: {
    label: 'Event property',
    tab: 'Properties',
    filter: 'event property',
    many: 'event properties',
  },
};

/** The panels of the screen, each with its tabs. */
export const panels: readonly ReportPanel[] = [
  {
    name: 'pages',
    title: 'Pages',
    tabs: ['page', 'entry', 'exit'],
    note: 'Visitors who viewed a page, or whose visit began or ended there.',
  },
  {
    name: 'sources',
    title: 'Sources',
    tabs: ['channel', 'source', 'campaign', 'medium', 'term', 'content', 'referrer'],
    note: 'The most recent source that wasn’t direct, at or before the start of the visit.',
  },
  {
    name: 'places',
    title: 'Countries and languages',
    tabs: ['country', 'language'],
    note: 'The country of the network, from a public database; the first language of the browser.',
  },
  {
    name: 'technology',
    title: 'Technology',
    tabs: ['device', 'browser', 'system'],
    note: 'As the browser describes itself.',
  },
];

interface ReportPanel {
  name: string;
  title: string;
  tabs: readonly VisitDimension[];
  note: string;
}

/** The name of a value, such as a country for its code. */
export function nameOfValue(dimension: VisitDimension, value: string): string {
  if (value === OTHER) return 'Other values';
  try {
    if (dimension === 'country') return REGIONS.of(value) ?? value;
    if (dimension === 'language') return LANGUAGES.of(value) ?? value;
  } catch {
    return value;
  }
  if (dimension === 'device') return value.charAt(0).toUpperCase() + value.slice(1);
  return value;
}

/** The rarest values of a day are stored as one, which cannot be filtered by. */
export const OTHER = 'other';

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });
