import { createRandom } from '../../testing/createRandom';
import type { EventRecord } from '../events/model';
import { toSiteDay } from '../events/toSiteDay';
import type { VisitRecord } from '../visits/model';

/** A page view, unless `part` says otherwise. */
export const event = (at: number, visitor: string, part: Partial<EventRecord> = {}): EventRecord => ({
  at: new Date(at),
  day: toSiteDay(at),
  visitor,
  name: 'page_view',
  path: '/',
  device: 'phone',
  browser: 'Safari',
  ...part,
});

/**
 * Events of visitors in the days around the end of a month and of daylight saving time. Each day takes hundreds of
 * writes to roll up.
 */
export function generateEvents(seed: number, visitors: number, days = 5): EventRecord[] {
  const { below, pick } = createRandom(seed);
  const sources = [
    { source: 'google', medium: 'organic', class: 'organic', referrer: 'www.google.com' },
    { source: 'google', medium: 'cpc', class: 'paid', campaign: 'autumn', term: 'it help' },
    { source: 'linkedin', medium: 'social', class: 'social', referrer: 'www.linkedin.com' },
    { source: 'chatgpt.com', medium: 'referral', class: 'referral', referrer: 'chatgpt.com' },
    { source: 'newsletter', medium: 'email', class: 'campaign', campaign: 'november', content: 'top link' },
    { source: 'direct', medium: 'none', class: 'direct' },
    {},
  ] as Partial<EventRecord>[];
  const events: EventRecord[] = [];
  for (let n = 0; n < visitors; n += 1) {
    const common = {
      device: pick(['phone', 'desktop', 'tablet']),
      browser: pick(['Chrome', 'Safari', 'Firefox']),
      ...(below(4) && { system: pick(['Windows', 'iOS', 'macOS']), language: pick(['en', 'es', 'de']) }),
      ...(below(3) && { country: pick(['US', 'MX', 'CA']) }),
      ...(below(12) === 0 && { isRobot: true as const }),
      // Two of three allow analytics; some of them come again on another day.
      ...(n % 3 && { browserId: String(n % 40).padStart(24, '0') }),
    };
    let at = Date.parse('2030-10-30T05:00:00Z') + below(days * 24 * 60) * 60_000;
    const first = toSiteDay(at);
    for (let visit = 0; visit <= below(3); visit += 1) {
      const arrival = pick(sources);
      for (let step = 0; step <= below(5); step += 1) {
        if (toSiteDay(at) !== first) break;
        const path = pick(['/', '/about', '/services', '/contact', '/blog', '/faq']);
        events.push(event(at, `v${n}`, { ...common, ...arrival, path }));
        if (below(2))
          events.push(
            event(at + 1000, `v${n}`, {
              ...common,
              name: 'engagement',
              path,
              value: below(90_000),
              ...(below(3) && { depth: below(101) }),
            }),
          );
        if (below(4) === 0)
          events.push(
            event(at + 2000, `v${n}`, {
              ...common,
              ...arrival,
              path,
              ...pick([
                { name: 'contact sent', props: [{ name: 'form', value: 'contact' }] },
                {
                  name: 'phone clicked',
                  props: [
                    { name: 'number', value: pick(['+15125550100', '+15125550199']) },
                    { name: 'transaction_id', value: `t${n}` },
                  ],
                },
              ]),
            }),
          );
        if (below(6) === 0)
          events.push(event(at + 2500, `v${n}`, { ...common, name: 'LCP', path: '/', value: 900 }));
        at += below(29 * 60_000);
      }
      at += 31 * 60_000 + below(3 * 3_600_000);
    }
  }
  return events.filter((each, index) => index === 0 || each.day === toSiteDay(each.at.getTime()));
}

/** Visits of a day, each of its own source and with 200 pages whose paths are as long as a visitor can send. */
export function generateLongVisits(day: string, startAt: Date, count: number): Partial<VisitRecord>[] {
  const path = (n: number) => `/${n}${'界'.repeat(480)}`;
  const pages = Array.from({ length: 200 }, (_, n) => ({ path: path(n), views: 1, engaged: 0 }));
  return Array.from({ length: count }, (_, n) => ({
    _id: `${day} v${n} 0`,
    day,
    hour: `${day}T15:00Z`,
    visitor: `v${n}`,
    startAt,
    entry: path(0),
    exit: path(0),
    source: `source ${n}`,
    channel: 'Direct',
    views: 200,
    engaged: 0,
    isBounce: false,
    pages,
    events: [],
    steps: [],
  }));
}
