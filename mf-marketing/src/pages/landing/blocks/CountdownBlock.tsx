import type { LandingBlock } from '@site/api/content/landingPages/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { styled, useHydrated } from '@site/shell/kit';

/** A date and the number of days until then, computed in the browser because pages are cached. */
export function CountdownBlock({ block }: { block: Extract<LandingBlock, { kind: 'countdown' }> }) {
  const now = useHydrated() ? new Date(dateFormat.now()) : undefined;
  const until = new Date(block.until);
  if (now && now >= until) return <Styles>{block.afterwards}</Styles>;
  return (
    <Styles>
      <time dateTime={block.until}>{DAY.format(until)}</time>
      {now && <span className="tn"> · {wordsFor(daysUntil(until, now))}</span>}
      <span className="text">{block.text}</span>
    </Styles>
  );
}

/** Calendar days between two instants; 0 on the same day. */
export const daysUntil = (until: Date, now: Date) =>
  (Date.parse(DATE.format(until)) - Date.parse(DATE.format(now))) / 86_400_000;

const wordsFor = (days: number) => (days === 0 ? 'today' : days === 1 ? '1 day left' : `${days} days left`);

const timeZone = 'America/Chicago';
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
const DATE = new Intl.DateTimeFormat('en-CA', { timeZone });

const Styles = styled('p')`
  padding-block: 26px;
  border-block: 1px solid var(--line-2);
  font-size: clamp(1.5rem, 1.1rem + 1.4vw, 2.25rem);
  line-height: 1.25;
  letter-spacing: -0.03em;
  color: var(--ink);
  .text {
    display: block;
    margin-top: 10px;
    font-size: 1.1875rem;
    letter-spacing: -0.01em;
    color: var(--text);
  }
`;
