import type { BookingDays } from '@site/api/bookings/management/days/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, from, styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import { format } from './days';
import { hoursOf, layOut } from './layOut';

/** Days as columns with their meetings at their hours. On a narrow screen, a list of days. */
export function DaysGrid({ calendar: { days }, today }: { calendar: BookingDays; today: string }) {
  const { first, last } = hoursOf(days.flatMap(({ meetings }) => meetings));
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    <Styles style={{ '--hours': hours.length, '--days': days.length } as object}>
      <div className="hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour} className="m mu">
            {hour % 12 || 12} {hour < 12 ? 'AM' : 'PM'}
          </span>
        ))}
      </div>
      {days.map(({ day, note, meetings }) => (
        <section key={day} aria-label={format(day, { weekday: 'long', month: 'long', day: 'numeric' })}>
          <h3 aria-current={day === today ? 'date' : undefined}>
            {format(day, { weekday: 'short', month: 'short', day: 'numeric' })}
            {note && <small>{note}</small>}
          </h3>
          <ul>
            {meetings.length === 0 && <li className="none mu">No meetings</li>}
            {layOut(meetings).map(({ lane, lanes, minute, minutes, ...meeting }) => (
              <li
                key={meeting.id}
                className={`meeting is-${meeting.state}${minutes < 45 ? ' is-short' : ''}`}
                style={
                  {
                    '--at': minute / 60 - first,
                    '--length': minutes / 60,
                    '--lane': lane,
                    '--lanes': lanes,
                  } as object
                }
              >
                <Link to={`/admin/bookings/${encodeURIComponent(meeting.id)}`}>
                  <span className="m">{dateFormat.clock(meeting.startAt)}</span> <b>{meeting.name}</b>{' '}
                  <span className="what">
                    {meeting.label}
                    {meeting.host && `, ${meeting.host.name}`}
                    {STATES[meeting.state]}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Styles>
  );
}

const STATES = {
  confirmed: '',
  held: ', waiting for confirmation',
  canceled: ', canceled',
  no_show: ', no-show',
};

const Styles = styled('div')`
  --hour: 52px;
  h3 {
    font-size: var(--a13);
    font-weight: 600;
  }
  h3[aria-current] {
    color: var(--ember-t);
  }
  small {
    display: block;
    font-weight: 450;
    font-size: var(--a12);
    color: var(--muted);
  }
  a {
    display: block;
    height: 100%;
    padding: 4px 8px;
    border: 1px solid var(--line-2);
    border-left: 3px solid var(--blue);
    border-radius: 3px;
    background: var(--sel);
    color: var(--text);
    font-size: var(--a12);
    line-height: 1.35;
    text-decoration: none;
    overflow: hidden;
  }
  a:hover {
    border-color: var(--blue-2);
  }
  a > .m {
    margin-right: 4px;
  }
  a b {
    color: var(--ink);
    font-weight: 600;
  }
  .is-held a {
    border-style: dashed;
    background: var(--sheet);
  }
  .is-no_show a {
    border-left-color: var(--error);
    background: var(--sheet);
  }
  @media ${from.tablet} {
    display: grid;
    grid-template-columns: 64px repeat(var(--days), minmax(0, 1fr));
    .hours {
      padding-top: 52px;
    }
    .hours span {
      display: block;
      height: var(--hour);
      padding: 3px 8px;
      text-align: right;
    }
    section {
      border-left: 1px solid var(--line);
      min-width: 0;
    }
    h3 {
      height: 52px;
      padding: 9px 10px;
      border-bottom: 1px solid var(--line);
      overflow: hidden;
    }
    ul {
      position: relative;
      height: calc(var(--hours) * var(--hour));
      background: repeating-linear-gradient(var(--line) 0 1px, transparent 1px var(--hour));
    }
    .none {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    /* One line: the name, then the time where it fits as a whole, since what wraps is not seen. */
    .is-short a {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      white-space: nowrap;
    }
    .is-short b {
      max-width: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .is-short .m {
      order: 1;
    }
    .is-short .what {
      order: 2;
    }
    .meeting {
      position: absolute;
      top: calc(var(--at) * var(--hour) + 1px);
      height: calc(max(var(--length) * var(--hour), 24px) - 2px);
      left: calc(100% / var(--lanes) * var(--lane) + 2px);
      width: calc(100% / var(--lanes) - 4px);
    }
  }
  @media ${below.tablet} {
    .hours {
      display: none;
    }
    section {
      padding: 12px 20px 14px;
      border-bottom: 1px solid var(--line);
    }
    ul {
      display: grid;
      gap: 6px;
      margin-top: 8px;
    }
    a {
      min-height: 44px;
      padding: 10px 12px;
      font-size: var(--a14);
    }
    small {
      display: inline;
      margin-left: 8px;
    }
  }
  @media ${below.phone} {
    section {
      padding-inline: 16px;
    }
  }
`;
