import type { SegmentChange } from '../../insights/changes/contract';
import { renderMail } from '../../platform/mail/renderMail';
import { mailDelivery } from '../../platform/outbox/deliveries';
import type { WeeklyFigures, WeeklyReportRecord } from './model';

/** The weekly report by email. */
export const weeklyReportMails = {
  report: mailDelivery<WeeklyReportRecord>(({ figures }, { messageId, to }, head) => ({
    messageId,
    to,
    from: { name: head.name, address: head.from },
    ...writeReport(figures, head.origin),
  })),
};

function writeReport(figures: WeeklyFigures, origin: string) {
  const { from, to, current, previous, outcomes, previousOutcomes } = figures;
  const url = `${origin}/admin/analytics`;
  const rows: [string, string][] = [
    ['Sum of daily visitors', beside(current.visitors, previous?.visitors)],
    ['Visits', beside(current.visits, previous?.visits)],
    ['Page views', beside(current.views, previous?.views)],
    ['Leads', beside(outcomes.leads, previousOutcomes.leads)],
    ['Bookings', beside(outcomes.bookings, previousOutcomes.bookings)],
    ['Won value', beside(outcomes.wonValue, previousOutcomes.wonValue, (value) => `$${count(value)}`)],
  ];
  return {
    subject: `Weekly report: ${quantity(current.visitors, 'visitor')}, ${quantity(outcomes.leads, 'lead')}`,
    ...renderMail({
      title: `${nameOfDay(from)} to ${nameOfDay(to)}`,
      rows,
      paragraphs: ['In parentheses: the week before.'],
      sections: listSections(figures),
      link: { label: 'Open the report', url: `${url}?period=custom&from=${from}&to=${to}` },
      footer: {
        text: 'You get this email every Monday because you turned on the weekly report.',
        link: { label: 'Turn it off in analytics', url },
      },
    }),
  };
}

function listSections({ channels, change, anomalies, timeline }: WeeklyFigures) {
  const sections = [
    {
      heading: 'Why visitors changed',
      items: change.segments.map(
        (segment) =>
          `${nameOf(segment)}: ${count(segment.now)}, before ${count(segment.before)}. If it had changed like the rest, the total would be ${count(segment.totalExpected)}.`,
      ),
    },
    {
      heading: 'Unusual days',
      items: anomalies.map(({ day, value, low, high, segments }) => {
        const outstanding = segments.length ? ` Stands out: ${segments.map(nameOf).join(', ')}.` : '';
        return `${nameOfDay(day)}: ${quantity(value, 'visitor')}, expected ${count(low)} to ${count(high)}.${outstanding}`;
      }),
    },
    {
      heading: 'Channels',
      items: channels.map((each) => `${each.key}: ${beside(each.visitors, each.previousVisitors)}`),
    },
    {
      heading: 'Timeline',
      items: timeline.map(({ day, kind, text }) => `${nameOfDay(day)}: ${KINDS[kind]}${text}`),
    },
  ];
  return sections.filter(({ items }) => items.length > 0);
}

const KINDS = {
  annotation: '',
  publication: 'Published: ',
  mailing: 'Newsletter sent: ',
  rollback: 'Release rolled back: ',
};

const LABELS: Partial<Record<SegmentChange['dimension'], string>> = {
  referrer: 'Referring site',
  entry: 'Entry page',
};

function nameOf({ dimension, key }: SegmentChange): string {
  const label = LABELS[dimension] ?? `${dimension.charAt(0).toUpperCase()}${dimension.slice(1)}`;
  return `${label} ${key}`;
}

const count = (value: number) => Math.round(value).toLocaleString('en-US');

const quantity = (value: number, noun: string) => `${count(value)} ${noun}${value === 1 ? '' : 's'}`;

const beside = (now: number, before: number | undefined, format = count) =>
  `${format(now)}${before === undefined ? '' : ` (${format(before)})`}`;

const nameOfDay = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
