import { agentFamily } from '../../platform/client/agentFamily';
import { isRobot } from '../../platform/client/isRobot';
import { oneLine } from '../../platform/http/plainText';
import { plainPath } from '../notFound/plainPath';
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
  /** One of more visitors than its network can have. */
  isSuspected: boolean;
}

/** What figures call such visitors. */
const SUSPECTED = 'Suspected robot';
const MOST_PROPS = 5;
const LONGEST_VALUE = 80;

/** The records of a batch. What may be somebody's own is left out of paths; of another site only its host is kept. */
export function newEvents({ visit, events, vitals = [] }: EventBatch, seen: Seen): EventRecord[] {
  const { at, day, visitor, userAgent, ownHost, isSuspected } = seen;
  const common = {
    ...{
      at,
      day,
      visitor,
      device: deviceOf(userAgent),
      browser: isSuspected ? SUSPECTED : (agentFamily(userAgent).split(' on ')[0] ?? ''),
      isUncounted: true as const,
    },
    ...((isSuspected || isRobot(userAgent)) && { isRobot: true as const }),
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
        props: props.slice(0, MOST_PROPS).map(({ name: prop, value }) => ({
          name: oneLine(prop),
          value: oneLine(value).slice(0, LONGEST_VALUE),
        })),
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
