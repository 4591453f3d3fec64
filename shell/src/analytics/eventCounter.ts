import type { EventBatch } from '@site/api/insights/events/contract';
import { getVisitOrigin, readConsent, type TrackProps } from '../../kit';

type Vital = NonNullable<EventBatch['vitals']>[number];

/** The API accepts 20 per request; the rest is for metrics that are reported when the page is hidden. */
const BATCH_SIZE = 15;

let isCounting = false;
let events: EventBatch['events'] = [];
let vitals: Vital[] = [];

/**
 * Counts events of this document without cookies, unless the visitor refused analytics. They are sent when the page
 * is hidden.
 */
export function startEventCounter(): void {
  isCounting = true;
  for (const eventName of ['visibilitychange', 'pagehide']) addEventListener(eventName, sendIfHidden, true);
}

export function countEvent(name: string, props: TrackProps): void {
  const isView = name === 'page_view';
  events.push({
    name,
    path: String(isView ? props.page_path : location.pathname).slice(0, 500),
    ...(isView
      ? { referrer: String(props.page_referrer).slice(0, 500) }
      : { props: Object.entries(props).slice(0, 10).map(toProp) }),
  });
  if (events.length + vitals.length >= BATCH_SIZE) send();
  // An event can arrive while the page is being hidden, after the others were sent.
  else sendIfHidden();
}

export function countVital(vital: Vital): void {
  vitals.push(vital);
  sendIfHidden();
}

const toProp = ([name, value]: [string, TrackProps[string]]) => ({
  name: name.slice(0, 40),
  value: String(value).slice(0, 200),
});

function sendIfHidden(event?: Event): void {
  if (event?.type === 'pagehide' || document.visibilityState === 'hidden') send();
}

function send(): void {
  const batch: EventBatch = { visit: visit(), events, vitals };
  const hasContent = events.length + vitals.length > 0;
  events = [];
  vitals = [];
  if (hasContent && isCounting && readConsent()?.analytics !== false)
    navigator.sendBeacon('/api/events', JSON.stringify(batch));
}

function visit(): EventBatch['visit'] {
  const { last } = getVisitOrigin();
  return last && { source: last.source, medium: last.medium, campaign: last.campaign, rule: last.rule };
}
