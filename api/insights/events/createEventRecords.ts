import { agentFamily } from '../../platform/client/agentFamily';
import { isRobot } from '../../platform/client/isRobot';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { oneLine } from '../../platform/http/sanitizeText';
import { redactPath } from '../notFound/redactPath';
import { classifySource } from '../origin/trafficSource';
import type { EventBatch } from './contract';
import type { EventRecord } from './model';

interface EventContext {
  at: Date;
  day: string;
  visitor: string;
  browserId: string | undefined;
  browserMark: string | undefined;
  userAgent: string;
  /** The Accept-Language header. */
  languages: string;
  /** The country of the network, where it is known. */
  country: string;
  /** The site's own host, which does not count as a referrer. */
  ownHost: string;
  /** Whether the visitor exceeds the limit of its network. */
  isSuspected: boolean;
}

/** Browser name shown for suspected robots. */
const SUSPECTED = 'Suspected bot';
const MAX_PROPS = 5;
const MAX_VALUE_LENGTH = 80;

/** Creates the records of a batch. Redacts paths and stores only the host of a referrer. */
export function createEventRecords(
  { visit, events, vitals = [], engagement = [] }: EventBatch,
  context: EventContext,
): EventRecord[] {
  const { at, day, visitor, browserId, browserMark, userAgent, languages, country, ownHost, isSuspected } =
    context;
  const [program = '', system = ''] = agentFamily(userAgent).split(' on ');
  const language = readLanguage(languages);
  const common = {
    at,
    day,
    visitor,
    ...(browserId && { browserId, browserMark }),
    device: detectDevice(userAgent),
    browser: isSuspected ? SUSPECTED : program,
    ...(system && { system }),
    ...(language && { language }),
    ...(country && { country }),
    isUncounted: true as const,
    ...((isSuspected || isRobot(userAgent)) && { isRobot: true as const }),
  };
  const arrival = visit && classifySource({ ...visit, gclid: null }, visit.rule);
  const sourceFields = arrival && {
    source: oneLine(arrival.source),
    medium: oneLine(arrival.medium),
    ...(arrival.campaign && { campaign: oneLine(arrival.campaign) }),
    ...(arrival.term && { term: oneLine(arrival.term) }),
    ...(arrival.content && { content: oneLine(arrival.content) }),
    class: arrival.class,
  };
  return [
    ...events.map(({ name, path, referrer, props }) => ({
      ...common,
      ...sourceFields,
      name: oneLine(name),
      path: redactPath(oneLine(path)),
      ...readReferrer(referrer, ownHost),
      ...(props?.length && {
        props: props.slice(0, MAX_PROPS).map(({ name: prop, value }) => ({
          name: oneLine(prop),
          value: redactValue(oneLine(value)).slice(0, MAX_VALUE_LENGTH),
        })),
      }),
    })),
    ...vitals.map(({ metric, route, value }) => ({
      ...common,
      name: metric,
      path: redactPath(oneLine(route)),
      value,
    })),
    ...engagement.map(({ path, value }) => ({
      ...common,
      name: 'engagement',
      path: redactPath(oneLine(path)),
      value,
    })),
  ];
}

/** A link as a path is stored, since it may open what belongs to one person, and no email address. */
function redactValue(value: string): string {
  const url = /^https?:/i.test(value) && parseUrl(value);
  if (url) return `${url.protocol}//${url.host}${redactPath(url.pathname)}`;
  return /[/@]|%40/.test(value) ? redactPath(value) : value;
}

function readLanguage(languages: string): string {
  const tag = /^[a-z]{2,3}(?=[-,;]|$)/i.exec(languages.trim())?.[0];
  return tag?.toLowerCase() ?? '';
}

function readReferrer(referrer: string | undefined, ownHost: string): { referrer?: string } {
  const hostname = referrer ? parseUrl(referrer)?.hostname : undefined;
  return hostname && hostname !== ownHost ? { referrer: hostname.slice(0, 200) } : {};
}

function detectDevice(userAgent: string): 'phone' | 'tablet' | 'desktop' {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|Android/.test(userAgent) ? 'phone' : 'desktop';
}
