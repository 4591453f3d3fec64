import { agentFamily } from '../../platform/client/agentFamily';
import { findRobot } from '../../platform/client/isRobot';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { oneLine } from '../../platform/http/sanitizeText';
import { redactPath } from '../notFound/redactPath';
import { redactValue } from '../origin/redactValue';
import { classifySource } from '../origin/trafficSource';
import { type EventBatch, type RobotReason, robotKey } from './contract';
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
  /** Why the visitor is taken for a robot, if it exceeds a limit. */
  suspected: RobotReason | undefined;
}

/** Browser name shown for suspected robots. */
const SUSPECTED = 'Suspected bot';
const MAX_VALUE_LENGTH = 80;

/** Creates the records of a batch. Redacts paths and values and stores only the host of a referrer. */
export function createEventRecords(
  { visit, isAutomated = false, events, vitals = [], engagement = [] }: EventBatch,
  context: EventContext,
): EventRecord[] {
  const { at, day, visitor, browserId, browserMark, userAgent, languages, country, ownHost, suspected } =
    context;
  const [program = '', system = ''] = agentFamily(userAgent).split(' on ');
  const robot = judge(userAgent, program, isAutomated ? 'automated' : suspected);
  const language = readLanguage(languages);
  const common = {
    at,
    day,
    visitor,
    ...(browserId && { browserId, browserMark }),
    device: detectDevice(userAgent),
    browser: suspected ? SUSPECTED : program,
    ...(system && { system }),
    ...(language && { language }),
    ...(country && { country }),
    isUncounted: true as const,
    ...(robot && { isRobot: true as const, robot }),
  };
  const arrival = visit && classifySource({ ...visit, gclid: null }, visit.rule);
  const sourceFields = arrival && {
    source: redacted(arrival.source),
    medium: redacted(arrival.medium),
    ...(arrival.campaign && { campaign: redacted(arrival.campaign) }),
    ...(arrival.term && { term: redacted(arrival.term) }),
    ...(arrival.content && { content: redacted(arrival.content) }),
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
        props: props.map(({ name: prop, value }) => ({
          name: oneLine(prop),
          value: redacted(value).slice(0, MAX_VALUE_LENGTH),
        })),
      }),
    })),
    ...vitals.map(({ metric, route, value }) => ({
      ...common,
      name: metric,
      path: redactPath(oneLine(route)),
      value,
    })),
    ...engagement.map(({ path, value, depth }) => ({
      ...common,
      name: 'engagement',
      path: redactPath(oneLine(path)),
      value,
      ...(depth !== undefined && { depth }),
    })),
  ];
}

const redacted = (value: string) => redactValue(oneLine(value));

/** The key of a robot; undefined for a person. */
function judge(userAgent: string, program: string, reason: RobotReason | undefined): string | undefined {
  const declared = findRobot(userAgent);
  if (declared) return oneLineKey(declared.sign ? 'declared' : 'nameless', declared.name, declared.sign);
  return reason && robotKey(reason, program);
}

const oneLineKey = (reason: RobotReason, name: string, sign: string) =>
  robotKey(reason, oneLine(name), oneLine(sign));

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
