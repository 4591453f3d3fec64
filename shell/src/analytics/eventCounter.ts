import type { EventBatch } from '@site/api/insights/events/contract';
import { getVisitOrigin, readConsent, type TrackProps } from '../../kit';

type Vital = NonNullable<EventBatch['vitals']>[number];

type Engagement = NonNullable<EventBatch['engagement']>[number];

/** The API accepts 20 per request; the rest is for metrics that are reported when the page is hidden. */
const BATCH_SIZE = 15;
/** Events wait so long for others; longer while the visitor has not been asked, because they may still refuse. */
const SEND_AFTER_MS = { agreed: 5000, undecided: 60_000 };
/** The API accepts at most half an hour in one report. */
const MAX_ENGAGEMENT_MS = 1_800_000;
/** A page that nobody scrolls is measured once it is laid out. */
const MEASURE_AFTER_MS = 500;

let isCounting = false;
let events: EventBatch['events'] = [];
let vitals: Vital[] = [];
let engagement: Engagement[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** The page that is visible, and since when. */
let visible: { path: string; since: number } | undefined;
/** How far the visible page was scrolled at its furthest, in percent. */
let deepest = 0;

/**
 * Counts events of this document without cookies, unless the visitor refused analytics; where they allowed it, with an
 * identifier of the browser. Events are sent after a few seconds, or when the page is hidden, which also reports how
 * long it was visible and how far it was scrolled.
 */
export function startEventCounter(): void {
  isCounting = true;
  for (const eventName of ['visibilitychange', 'pagehide'])
    addEventListener(eventName, handleVisibility, true);
  addEventListener('scroll', measureDepth, { passive: true });
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
  if (isView) watchPage(String(props.page_path).slice(0, 500));
  if (events.length + vitals.length + engagement.length >= BATCH_SIZE) send();
  // An event can arrive while the page is being hidden, after the others were sent.
  else if (document.visibilityState === 'hidden') send();
  else if (isCounting) timer ??= setTimeout(send, SEND_AFTER_MS[readConsent() ? 'agreed' : 'undecided']);
}

export function countVital(vital: Vital): void {
  vitals.push(vital);
  if (document.visibilityState === 'hidden') send();
}

/** Ends the time of the page before and begins that of this one. */
function watchPage(path: string): void {
  if (visible?.path === path) return;
  endVisibleTime();
  visible = { path, since: performance.now() };
  lastPath = path;
  deepest = 0;
  setTimeout(measureDepth, MEASURE_AFTER_MS);
}

/** How much of the page is above the lower edge of the window. */
export const scrolledPercent = (): number =>
  Math.min(100, (100 * (scrollY + innerHeight)) / document.documentElement.scrollHeight);

function measureDepth(): void {
  // While another page opens, the position is no longer that of the one before.
  if (visible?.path === location.pathname) deepest = Math.max(deepest, Math.round(scrolledPercent()));
}

let lastPath: string | undefined;

function endVisibleTime(): void {
  if (!visible) return;
  const value = Math.min(Math.round(performance.now() - visible.since), MAX_ENGAGEMENT_MS);
  if (value > 0) engagement.push({ path: visible.path, value, ...(deepest && { depth: deepest }) });
  visible = undefined;
}

const toProp = ([name, value]: [string, TrackProps[string]]) => ({
  name: name.slice(0, 40),
  value: String(value).slice(0, 200),
});

function handleVisibility(event: Event): void {
  if (event.type === 'pagehide' || document.visibilityState === 'hidden') {
    endVisibleTime();
    send();
  } else if (lastPath && !visible) visible = { path: lastPath, since: performance.now() };
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const { last, browserId } = getVisitOrigin();
  const batch: EventBatch = {
    visit: last && {
      source: last.source,
      medium: last.medium,
      campaign: last.campaign,
      term: last.term,
      content: last.content,
      rule: last.rule,
    },
    browserId,
    ...(navigator.webdriver && { isAutomated: true }),
    events,
    vitals,
    engagement,
  };
  const hasContent = events.length + vitals.length + engagement.length > 0;
  events = [];
  vitals = [];
  engagement = [];
  if (hasContent && isCounting && readConsent()?.analytics !== false)
    navigator.sendBeacon('/api/events', JSON.stringify(batch));
}
