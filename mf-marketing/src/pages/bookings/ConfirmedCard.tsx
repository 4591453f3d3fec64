import { Button, below, from, Note, styled } from '@site/shell/kit';
import { saveFile } from '@site/shell/saveFile';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import type { StoredBooking } from './booking/storedBooking';
import { clockName, dayIn, isSameClock, timeIn } from './scheduler/clock';
import { COPY } from './scheduler/copy';

/** A booking in both time zones, with a calendar file, a link to change it and, beside it, what to know before. */
export function ConfirmedCard({ stored: { booking, token, zone }, children }: ConfirmedCardProps) {
  const { startAt, endAt, timeZone, label, place, appointmentId, status, heldUntil } = booking;
  const isCancelled = status === 'cancelled';
  const isHeld = status === 'held';
  const isSame = isSameClock(zone, timeZone, startAt);
  const [month, day] = splitDay(dayIn(timeZone, startAt));
  const duration = `${Math.round((Date.parse(endAt) - Date.parse(startAt)) / MINUTE_MS)} minutes`;
  return (
    <Styles aria-label="Your booking" className={children ? 'has-aside' : undefined}>
      <div className="main">
        <p className="mark">
          {isCancelled ? <CircleX size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
          <b>
            {isCancelled ? 'Canceled' : isHeld ? 'Held for you' : 'Booked'}: {label}
          </b>
          {!isSame && (
            <Note as="span">
              {duration}, {place}
            </Note>
          )}
        </p>
        <h2>
          {month}
          <br />
          {day}
        </h2>
        <div className="two">
          <div>
            <b>{timeIn(timeZone, startAt)}</b>
            <span>
              {!isSame && `${COPY.ours}, `}
              {clockName(timeZone, startAt)}
              {isSame && ' Time'}
            </span>
          </div>
          {isSame ? (
            <div>
              <b>{duration}</b>
              <span className="place">{place}</span>
            </div>
          ) : (
            <div>
              <b>{timeIn(zone, startAt)}</b>
              <span>
                {COPY.yours}, {clockName(zone, startAt)}
                {dayIn(zone, startAt) !== dayIn(timeZone, startAt) && `, ${dayIn(zone, startAt)}`}
              </span>
            </div>
          )}
        </div>
        {!isCancelled && !isHeld && (
          <div className="buttons">
            <Button
              tone="navy"
              onClick={() => saveFile(`${appointmentId}.ics`, booking.calendarFile, CALENDAR)}
            >
              <CalendarPlus size={20} aria-hidden />
              Add to calendar (.ics)
            </Button>
            <Button tone="line" href={`/bookings/manage#token=${token}`}>
              Reschedule or cancel
            </Button>
          </div>
        )}
      </div>
      {children && <div className="aside">{children}</div>}
      <Note className="foot">
        Reference {appointmentId}
        {!isCancelled && !isHeld && ', confirmation emailed'}
        {heldUntil && `, please confirm by email until ${timeIn(zone, heldUntil)}`}
      </Note>
    </Styles>
  );
}

interface ConfirmedCardProps {
  stored: StoredBooking;
  children?: ReactNode;
}

const MINUTE_MS = 60_000;
const CALENDAR = 'text/calendar;charset=utf-8';

const splitDay = (words: string) => words.split(/(?<=,) /) as [string, string];

const Styles = styled('article')`
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  background: var(--sheet);
  .main {
    padding: 30px 32px 32px;
  }
  .aside {
    padding: 30px 28px;
    border-top: 1px solid var(--line-2);
    background: var(--paper);
  }
  .aside > * + * {
    margin-top: 32px;
    padding-bottom: 0;
  }
  @media ${from.tablet} {
    &.has-aside {
      display: grid;
      grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    }
    .aside {
      border-top: 0;
      border-left: 1px solid var(--line-2);
    }
    .foot {
      grid-column: 1 / -1;
    }
  }
  .mark {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    margin-bottom: 16px;
    color: var(--navy);
  }
  .mark svg {
    fill: var(--navy);
    stroke: var(--sheet);
  }
  h2 {
    margin-left: -0.03em;
    font-size: clamp(2.25rem, 1.4rem + 3.2vw, 4.25rem);
    line-height: 0.95;
    letter-spacing: -0.05em;
  }
  .two {
    position: relative;
    display: grid;
    grid-template-columns: 1fr 1fr;
    margin: 30px 0 26px;
    border-block: 1px solid var(--navy);
    background:
      repeating-linear-gradient(90deg, var(--navy) 0 1px, transparent 1px calc((100% - 1px) / 24)) 0 0 / 100%
      6px no-repeat,
      repeating-linear-gradient(90deg, var(--navy) 0 1px, transparent 1px calc((100% - 1px) / 24)) 0 100% /
      100% 6px no-repeat;
  }
  .two:last-child {
    margin-bottom: 0;
  }
  .two div {
    position: relative;
    padding: 24px 0 24px 18px;
  }
  .two div:first-of-type {
    padding-left: 0;
  }
  .two div + div {
    border-left: 2px solid var(--ember);
  }
  .two div + div::before {
    content: "";
    position: absolute;
    left: -8px;
    top: -7px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 5px rgba(242, 106, 33, 0.22);
  }
  .two b {
    display: block;
    font-size: 1.875rem;
    font-weight: 500;
    line-height: 1.05;
    letter-spacing: -0.04em;
    color: var(--ink);
  }
  .two span {
    font-size: 0.9375rem;
  }
  .place {
    display: block;
  }
  .place::first-letter {
    text-transform: uppercase;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .foot {
    padding: 14px 32px;
    border-top: 1px solid var(--line-2);
  }
  @media ${below.phone} {
    .main,
    .aside,
    .foot {
      padding-inline: 18px;
    }
    .two b {
      font-size: 1.5rem;
    }
    .buttons > * {
      flex: 1 1 100%;
    }
  }
`;
