import type { EventRecord } from '../events/model';
import { nameProperty } from './contract';
import { findChannel } from './findChannel';
import type { VisitRecord } from './model';

/** A visit ends after this many milliseconds without an event. */
const visitGap = 30 * 60_000;
/** Bounds of one visit; no person reaches them. */
const maxPages = 200;
const maxNames = 50;
const maxSteps = 500;
/** Browsers may report the first page of a visit this many milliseconds late. */
const reportDelay = 60_000;

/**
 * The visits that the events of one visitor on one day make up; the events must be in order. Robots and measurements
 * are left out. Time on a page belongs to the last visit and never begins one.
 */
export function buildVisits(events: readonly EventRecord[]): VisitRecord[] {
  const visits: VisitRecord[] = [];
  // People with the same address and kind of browser are one visitor. The pages of one must not be taken for another's,
  // who may not even have allowed analytics: a visit has a browser if all of its events come from that one.
  const browsers = new Map<VisitRecord, Map<string | undefined, Browser | undefined>>();
  let lastAt = Number.NEGATIVE_INFINITY;
  for (const event of events) {
    if (event.isRobot) continue;
    const isTime = event.name === 'engagement';
    if (event.value !== undefined && !isTime) continue;
    const time = event.at.getTime();
    if (isTime ? !visits.length : time - lastAt > visitGap) {
      if (isTime) continue;
      visits.push(beginVisit(event, visits.length));
    }
    lastAt = time;
    const visit = visits.at(-1) as VisitRecord;
    addEvent(visit, isTime ? { ...event, value: limitTime(visit, event) } : event);
    const { browserId, browserMark } = event;
    const seen = browsers.get(visit) ?? new Map<string | undefined, Browser | undefined>();
    browsers.set(visit, seen.set(browserId, browserId ? { browserId, browserMark } : undefined));
  }
  for (const visit of visits) visit.isBounce = visit.views <= 1 && !visit.events.length;
  return [...browsers].map(([visit, seen]) => {
    const [browser] = seen.values();
    return browser && seen.size === 1 ? { ...visit, ...browser } : visit;
  });
}

/** The time on a page, in milliseconds, as far as the visit has been that long: browsers may claim any. */
function limitTime(visit: VisitRecord, { at, value = 0 }: EventRecord): number {
  const length = at.getTime() - visit.startAt.getTime() + reportDelay;
  return Math.min(value, Math.max(0, length - visit.engaged));
}

type Browser = Pick<EventRecord, 'browserId' | 'browserMark'>;

function beginVisit(event: EventRecord, number: number): VisitRecord {
  const { day, visitor, at, path, source = 'direct', medium = 'none', campaign = '', referrer = '' } = event;
  const { term = '', content = '' } = event;
  const { device, browser, system = '', language = '', country = '' } = event;
  return {
    _id: `${day} ${visitor} ${number}`,
    day,
    hour: `${at.toISOString().slice(0, 13)}:00Z`,
    startAt: at,
    visitor,
    entry: path,
    exit: path,
    channel: findChannel({ source, medium, campaign, isPaid: event.class === 'paid' }),
    source,
    medium,
    campaign,
    term,
    content,
    referrer,
    country,
    device,
    browser,
    system,
    language,
    views: 0,
    engaged: 0,
    isBounce: false,
    pages: [],
    events: [],
    properties: [],
    steps: [],
  };
}

function addEvent(visit: VisitRecord, { name, path, value = 0, depth, props }: EventRecord): void {
  if (name === 'engagement') {
    visit.engaged += value;
    const page = visit.pages.find((each) => each.path === path);
    if (page) page.engaged += value;
    if (page && depth !== undefined) page.depth = Math.max(page.depth ?? 0, depth);
    return;
  }
  const isView = name === 'page_view';
  if (visit.steps.length < maxSteps) visit.steps.push(isView ? path : `event:${name}`);
  if (isView) {
    if (!visit.views) visit.entry = path;
    visit.views += 1;
    visit.exit = path;
    const page = visit.pages.find((each) => each.path === path);
    if (page) page.views += 1;
    else if (visit.pages.length < maxPages) visit.pages.push({ path, views: 1, engaged: 0 });
    return;
  }
  const known = visit.events.find((each) => each.name === name);
  if (known) known.count += 1;
  else if (visit.events.length < maxNames) visit.events.push({ name, count: 1 });
  for (const prop of props ?? []) if (!unnamed.includes(prop.name)) addProperty(visit, name, prop);
}

/** Tells one booking from another, and its worth, which is the same for all. */
const unnamed = ['transaction_id', 'value', 'currency'];

function addProperty(
  { properties = [] }: VisitRecord,
  event: string,
  { name, value }: { name: string; value: string },
): void {
  const key = nameProperty(event, name, value);
  const known = properties.find((each) => each.key === key);
  if (known) known.count += 1;
  else if (value && properties.length < maxNames) properties.push({ key, count: 1 });
}
