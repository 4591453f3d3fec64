import { agentFamily } from '../../http/agentFamily';
import { isRobot } from '../../http/isRobot';
import { oneLine } from '../../http/plainText';
import { plainPath } from '../notfound/plainPath';
import { judged } from '../origin/trafficSource';
import type { EventBatch } from './contract';
import type { EventRecord } from './model';

interface Seen {
  at: Date;
  day: string;
  visitor: string;
  userAgent: string;
  /** The site's own host: who comes from there came from nowhere else. */
  ownHost: string;
}

/** The records of a batch. What may be somebody's own is left out of paths; of another site only its host is kept. */
export function newEvents({ visit, events, vitals = [] }: EventBatch, seen: Seen): EventRecord[] {
  const { at, day, visitor, userAgent, ownHost } = seen;
  const common = {
    ...{
      at,
      day,
      visitor,
      device: deviceOf(userAgent),
      browser: agentFamily(userAgent).split(' on ')[0] ?? '',
    },
    ...(isRobot(userAgent) && { isRobot: true as const }),
  };
  const arrival = visit && judged({ ...visit, gclid: null }, visit.rule);
  const from = arrival && {
    source: oneLine(arrival.source),
    ...(arrival.campaign && { campaign: oneLine(arrival.campaign) }),
    class: arrival.class,
  };
  return [
    ...events.map(({ name, path, referrer, props }) => ({
      ...{ ...common, ...from, name: oneLine(name), path: plainPath(oneLine(path)) },
      ...referrerOf(referrer, ownHost),
      ...(props?.length && {
        props: props.map((prop) => ({ name: oneLine(prop.name), value: oneLine(prop.value) })),
      }),
    })),
    ...vitals.map(({ metric, route, value }) => ({
      ...{ ...common, name: metric, path: plainPath(oneLine(route)), value },
    })),
  ];
}

function referrerOf(referrer: string | undefined, ownHost: string): { referrer?: string } {
  if (!referrer || !URL.canParse(referrer)) return {};
  const { hostname } = new URL(referrer);
  return hostname && hostname !== ownHost ? { referrer: hostname.slice(0, 200) } : {};
}

function deviceOf(userAgent: string): 'phone' | 'tablet' | 'desktop' {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|Android/.test(userAgent) ? 'phone' : 'desktop';
}
