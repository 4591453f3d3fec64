import mongoose from 'mongoose';
import { Mailing } from '../../audience/mailings/model';
import { newsletterKind } from '../../audience/newsletters/newsletterKind';
import { contentKinds } from '../../content/contentKinds';
import { Content } from '../../content/documents/model';
import { AnnotationModel } from '../../insights/annotations/model';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { endOfSiteDay, startOfSiteDay } from '../../insights/reports/siteHours';
import { ReleaseWithdrawn } from '../../rollbacks/model';
import { maxTimelineEntries, type Timeline, type TimelineEntry, type TimelineQuery } from './contract';

/** What happened in a period, latest first. */
export async function readTimeline({ from, to }: TimelineQuery): Promise<Timeline> {
  const days = mongoose.trusted({ $gte: from, $lte: to });
  const times = mongoose.trusted({ $gte: startOfSiteDay(from), $lt: endOfSiteDay(to) });
  const found = await Promise.all([
    readAnnotations(days),
    readPublications(times),
    readMailings(times),
    readRollbacks(times),
  ]);
  const items = found
    .flat()
    .sort((a, b) => (a.day === b.day ? order(a, b) : a.day < b.day ? 1 : -1))
    .slice(0, maxTimelineEntries);
  return { items, isMore: items.length < found.flat().length };
}

const order = (a: TimelineEntry, b: TimelineEntry) =>
  `${a.kind} ${a.text} ${a.id}` < `${b.kind} ${b.text} ${b.id}` ? -1 : 1;

/** One more than is returned, so that the caller can tell that there are more. */
const maxRead = maxTimelineEntries + 1;

async function readAnnotations(day: object): Promise<TimelineEntry[]> {
  const annotations = await AnnotationModel.find({ day }).sort({ day: -1, _id: -1 }).limit(maxRead).lean();
  return annotations.map(({ _id: id, day: on, text }) => ({
    id,
    day: on,
    kind: 'annotation',
    text,
    path: `/admin/analytics/annotations/${id}`,
  }));
}

/** Documents that are public and were published for the first time. Newsletters are in the list once they are sent. */
async function readPublications(publishedAt: object): Promise<TimelineEntry[]> {
  const kind = mongoose.trusted({ $in: contentKinds.map(({ name }) => name) });
  const documents = await Content.find({ kind, publishedAt, isPublic: true, isBinned: false })
    .sort({ publishedAt: -1 })
    .limit(maxRead)
    .select('kind label publishedAt')
    .lean();
  return documents.map(({ _id, kind: name, label, publishedAt: at }) => ({
    id: _id,
    day: toSiteDay(at as Date),
    kind: 'publication',
    text: label,
    path: pathOf(name, _id),
  }));
}

async function readMailings(startedAt: object): Promise<TimelineEntry[]> {
  const mailings = await Mailing.find({ startedAt }).sort({ startedAt: -1 }).limit(maxRead).lean();
  const ids = mailings.map(({ _id }) => _id);
  const newsletters = await Content.find({ _id: mongoose.trusted({ $in: ids }) })
    .select('kind label')
    .lean();
  const known = new Map(newsletters.map((newsletter) => [newsletter._id, newsletter]));
  return mailings.map(({ _id, startedAt: at }) => ({
    id: _id,
    day: toSiteDay(at),
    kind: 'mailing',
    text: known.get(_id)?.label ?? 'A deleted newsletter',
    path: pathOf(known.get(_id)?.kind, _id),
  }));
}

async function readRollbacks(createdAt: object): Promise<TimelineEntry[]> {
  const rollbacks = await ReleaseWithdrawn.find({ createdAt }).sort({ createdAt: -1 }).limit(maxRead).lean();
  return rollbacks.map(({ _id, createdAt: at, remote, version }) => ({
    id: String(_id),
    day: toSiteDay(at),
    kind: 'rollback',
    text: `${remote} ${version}`,
    path: null,
  }));
}

function pathOf(kind: string | undefined, id: string): string | null {
  const contract = [...contentKinds, newsletterKind].find(({ name }) => name === kind)?.contract;
  return contract ? `${contract.list.path}/${id}` : null;
}
