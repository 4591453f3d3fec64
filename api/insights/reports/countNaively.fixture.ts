import type { EventRecord } from '../events/model';
import type { VisitDimension } from '../visits/contract';
import { findChannel } from '../visits/findChannel';

/** What a goal consists of. */
interface NaiveGoal {
  steps: { kind: string; value: string }[];
  isOrdered: boolean;
  within: string;
}

export type NaiveFilter = [dimension: VisitDimension, value: string];

interface Visited {
  day: string;
  visitor: string;
  first: EventRecord;
  views: string[];
  events: string[];
  properties: string[];
  all: EventRecord[];
  engaged: [path: string, time: number, depth: number | undefined][];
}

interface NaiveQuery {
  from: string;
  to: string;
  filters: NaiveFilter[];
}

/** Counts events by reading all of them, without any code of the reports: what these must equal. */
export function countNaively(all: EventRecord[], { from, to, filters }: NaiveQuery) {
  const visits = findVisits(all, { from, to, filters });
  return {
    total: sum(visits),
    uniqueVisitors: new Set(visits.flatMap(({ first }) => first.browserId ?? [])).size,
    by: (dimension: VisitDimension, minVisitors: number) => {
      const keys = new Set(visits.flatMap((visit) => valuesOf(visit, dimension)));
      const rows: Record<string, object> = {};
      for (const key of keys) {
        const own = visits.filter((visit) => valuesOf(visit, dimension).includes(key));
        const counts = sum(own);
        if (counts.visitors < minVisitors) continue;
        const list = own.flatMap(({ views, events, properties }) =>
          dimension === 'page' ? views : dimension === 'event' ? events : properties,
        );
        const hasOwn = ['page', 'event', 'property'].includes(dimension);
        const engaged = own.flatMap((visit) => visit.engaged).filter(([path]) => path === key);
        rows[key] = {
          ...counts,
          occurrences: hasOwn ? list.filter((each) => each === key).length : 0,
          scrollDepth: dimension === 'page' ? averageDepth(own, key) : null,
          ownEngaged: dimension === 'page' ? engaged.reduce((so, [, time]) => so + time, 0) : 0,
        };
      }
      return rows;
    },
  };
}

/** The furthest of each visit to a page, on average. */
function averageDepth(visits: Visited[], page: string): number | null {
  const furthest = visits.flatMap(({ engaged }) => {
    const depths = engaged.flatMap(([path, , depth]) => (path === page ? (depth ?? []) : []));
    return depths.length ? Math.max(...depths) : [];
  });
  const total = furthest.reduce((so, depth) => so + depth, 0);
  return furthest.length ? Math.round(total / furthest.length) : null;
}

/** The daily visitors who reached each step of a goal. */
export function countGoalNaively(all: EventRecord[], goal: NaiveGoal, query: NaiveQuery): number[] {
  const people: Record<string, EventRecord[][]> = {};
  for (const visit of findVisits(all, query)) {
    const key = `${visit.day} ${visit.visitor}`;
    const own = people[key] ?? [];
    people[key] = own;
    if (goal.within === 'day' && own[0]) own[0].push(...visit.all);
    else own.push([...visit.all]);
  }
  return goal.steps.map(
    (_, last) =>
      Object.values(people).filter((own) =>
        own.some((events) => hasReached(events, goal.steps.slice(0, last + 1), goal.isOrdered)),
      ).length,
  );
}

function hasReached(events: EventRecord[], steps: NaiveGoal['steps'], isOrdered: boolean): boolean {
  const [step, ...rest] = steps;
  if (!step) return true;
  const at = events.findIndex(({ name, path }) =>
    step.kind === 'event'
      ? name === step.value
      : name === 'page_view' && (step.value === '/*' ? path.startsWith('/') : path === step.value),
  );
  return at >= 0 && hasReached(isOrdered ? events.slice(at + 1) : events, rest, isOrdered);
}

function findVisits(all: EventRecord[], { from, to, filters }: NaiveQuery): Visited[] {
  return groupVisits(all).filter(
    (visit) =>
      visit.day >= from &&
      visit.day <= to &&
      filters.every(([dimension, value]) =>
        value.startsWith('!')
          ? !isMet(valuesOf(visit, dimension), value.slice(1))
          : isMet(valuesOf(visit, dimension), value),
      ),
  );
}

/** `a` or `b` in lines of their own, `~text` in any case, `^beginning`. */
function isMet(own: string[], filter: string): boolean {
  const alternatives = filter.replace(/^[~^]/, '').split('␤');
  return alternatives.some((text) =>
    own.some((value) => {
      if (filter.startsWith('~')) return value.toUpperCase().split(text.toUpperCase()).length > 1;
      return filter.startsWith('^') ? value.slice(0, text.length) === text : value === text;
    }),
  );
}

function groupVisits(all: EventRecord[]): Visited[] {
  const people = new Map<string, EventRecord[]>();
  for (const event of all) {
    const key = `${event.day} ${event.visitor}`;
    if (!event.isRobot && event.name !== 'LCP') people.set(key, [...(people.get(key) ?? []), event]);
  }
  return [...people.values()].flatMap((events) => {
    const visits: Visited[] = [];
    let last = 0;
    for (const event of events.sort((a, b) => a.at.getTime() - b.at.getTime())) {
      const time = event.at.getTime();
      const isEngagement = event.name === 'engagement';
      if (!isEngagement && time - last > 1_800_000) {
        const { day, visitor } = event;
        visits.push({
          day,
          visitor,
          first: event,
          views: [],
          events: [],
          properties: [],
          all: [],
          engaged: [],
        });
      }
      const visit = visits.at(-1);
      if (!visit) continue;
      last = time;
      if (!isEngagement) visit.all.push(event);
      if (isEngagement) {
        // A visit cannot have taken longer than from its first event to this one, which may be a minute late.
        const before = visit.engaged.reduce((so, [, spent]) => so + spent, 0);
        const most = time - visit.first.at.getTime() + 60_000 - before;
        visit.engaged.push([event.path, Math.max(0, Math.min(event.value ?? 0, most)), event.depth]);
      } else if (event.name === 'page_view') visit.views.push(event.path);
      else {
        visit.events.push(event.name);
        for (const { name, value } of event.props ?? [])
          if (name !== 'transaction_id') visit.properties.push(`${event.name} · ${name}: ${value}`);
      }
    }
    return visits;
  });
}

function valuesOf({ first, views, events, properties }: Visited, dimension: VisitDimension): string[] {
  const { source = 'direct', medium = 'none', campaign = '' } = first;
  if (dimension === 'page') return [...new Set(views)];
  if (dimension === 'event') return [...new Set(events)];
  if (dimension === 'property') return [...new Set(properties)];
  const value = {
    entry: views[0] ?? first.path,
    exit: views.at(-1) ?? first.path,
    channel: findChannel({ source, medium, campaign, isPaid: first.class === 'paid' }),
    source,
    medium,
    campaign,
    term: first.term,
    content: first.content,
    referrer: first.referrer,
    country: first.country,
    device: first.device,
    browser: first.browser,
    system: first.system,
    language: first.language,
  }[dimension];
  return value ? [value] : [];
}

function sum(visits: Visited[]) {
  return {
    visitors: new Set(visits.map(({ day, visitor }) => `${day} ${visitor}`)).size,
    visits: visits.length,
    views: visits.flatMap(({ views }) => views).length,
    bounces: visits.filter(({ views, events }) => views.length < 2 && !events.length).length,
    engaged: visits.flatMap(({ engaged }) => engaged).reduce((so, [, time]) => so + time, 0),
  };
}
