import mongoose from 'mongoose';
import { User } from '../../identity/users/model';
import { readAnomalies, readChangeReport } from '../../insights/changes/readChanges';
import { addDays } from '../../insights/events/rollUp';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { readBreakdown, readSummary } from '../../insights/reports/readReport';
import { startOfSiteDay } from '../../insights/reports/siteHours';
import type { Env } from '../../platform/configuration/env';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { newOutboxEntry } from '../../platform/outbox/outboxEntries';
import type { TimelineEntry } from '../analyticsTimeline/contract';
import { readTimeline } from '../analyticsTimeline/readTimeline';
import { readOutcomes } from '../outcomes/readOutcomes';
import { ReportReader, type WeeklyFigures, WeeklyReport } from './model';

/** Reports go out from 8 in the morning on; clocks never change on a Monday. */
const openMs = 8 * 3_600_000;
/** More members than a team has. */
const maxReaders = 500;
const maxChannels = 5;
const maxEntries = 10;

/** Queues the report of the last week for each member who gets it and did not get it yet, from Monday morning on. */
export async function sendWeeklyReports(
  { mailFrom }: Pick<Env, 'mailFrom'>,
  now = Date.now(),
): Promise<void> {
  const monday = lastMonday(toSiteDay(now));
  const opens = new Date(startOfSiteDay(monday).getTime() + openMs);
  if (now < opens.getTime()) return;
  const readers = await ReportReader.find({ since: mongoose.trusted({ $lte: opens }) })
    .limit(maxReaders)
    .lean();
  const idOf = (member: string) => `${monday} ${member}`;
  const ids = readers.map(({ _id }) => idOf(_id));
  const sent = await WeeklyReport.find({ _id: mongoose.trusted({ $in: ids }) })
    .select('_id')
    .lean();
  const known = new Set(sent.map(({ _id }) => String(_id)));
  const due = readers.filter(({ _id }) => !known.has(idOf(_id)));
  if (!due.length) return;
  const members = await User.find(
    { _id: mongoose.trusted({ $in: due.map(({ _id }) => _id) }), status: 'active' },
    { email: 1 },
  ).lean<{ _id: string; email: string }[]>();
  if (!members.length) return;
  const figures = await readWeek(monday, now);
  for (const { _id, email } of members) {
    const messageId = `<report.${monday}.${_id}@${mailFrom.split('@').at(-1)}>`;
    const outbox = [newOutboxEntry({ kind: 'report', to: email, messageId })];
    try {
      await WeeklyReport.create({ _id: idOf(_id), figures, outbox });
    } catch (error) {
      // Another process was faster.
      if (duplicateKeyField(error) !== '_id') throw error;
    }
  }
}

/** What the team wrote itself comes before what is marked automatically. */
const isNote = ({ kind }: TimelineEntry) => kind === 'annotation';

/** The Monday of the week of a day. */
function lastMonday(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

async function readWeek(monday: string, now: number): Promise<WeeklyFigures> {
  const [from, to] = [addDays(monday, -7), addDays(monday, -1)];
  const [compareFrom, compareTo] = [addDays(monday, -14), addDays(monday, -8)];
  const query = { from, to, compareFrom, compareTo };
  const [summary, breakdown, outcomes, previousOutcomes, change, anomalies, timeline] = await Promise.all([
    readSummary(query),
    readBreakdown({ ...query, dimension: 'channel' }),
    readOutcomes({ from, to, dimension: 'channel' }),
    readOutcomes({ from: compareFrom, to: compareTo, dimension: 'channel' }),
    readChangeReport(query, now),
    readAnomalies(query, now),
    readTimeline({ from, to }),
  ]);
  return {
    from,
    to,
    current: summary.current,
    previous: summary.previous,
    outcomes: outcomes.total,
    previousOutcomes: previousOutcomes.total,
    channels: breakdown.rows.slice(0, maxChannels).map(({ key, visitors, previousVisitors }) => ({
      key,
      visitors,
      previousVisitors: previousVisitors ?? 0,
    })),
    change,
    anomalies: anomalies.items,
    timeline: [...timeline.items.filter(isNote), ...timeline.items.filter((entry) => !isNote(entry))].slice(
      0,
      maxEntries,
    ),
  };
}
