import { Button, below, SmartLink, styled, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { CallFirst } from '../parts/sheet/CallFirst';
import { BOOKINGS } from './content';

/** Two ways to the same conversation, side by side on one sheet: the calendar and the telephone. */
export function Ways() {
  const { bookingAddress, phone, phoneHref } = useSettings();
  const { calendar, phone: call } = BOOKINGS;
  return (
    <Look>
      <div className="wrap ways">
        <div className="way">
          <h2>{calendar.title}</h2>
          <p>{calendar.text}</p>
          <Button tone="navy" to={bookingAddress}>
            <CalendarDays size={20} aria-hidden />
            {calendar.button}
          </Button>
        </div>
        <div className="way">
          <h2>{call.title}</h2>
          <p>{call.text}</p>
          <p className="number">
            <SmartLink className="tn" to={phoneHref}>
              {phone}
            </SmartLink>
          </p>
          <div className="buttons">
            <CallFirst />
            <Button tone="line" to={paths.contact}>
              {call.write}
            </Button>
          </div>
        </div>
      </div>
    </Look>
  );
}

const Look = styled('div')`
  background: var(--sheet);
  border-block: 1px solid var(--line-2);
  .ways {
    display: grid;
    grid-template-columns: 1fr 1fr;
    border-inline: 1px solid var(--line);
  }
  .way {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    padding: clamp(28px, 3.6vw, 56px) clamp(20px, 2.6vw, 40px);
  }
  .way + .way {
    border-left: 1px solid var(--line-2);
  }
  h2 {
    font-size: clamp(1.875rem, 1.3rem + 1.7vw, 2.75rem);
    letter-spacing: -0.035em;
  }
  p {
    margin: 14px 0 24px;
    max-width: var(--measure-narrow);
  }
  .number {
    margin: 0 0 20px;
  }
  .number a {
    font-size: clamp(2rem, 1.2rem + 3vw, 3.5rem);
    line-height: 1;
    letter-spacing: -0.045em;
    font-weight: 500;
    color: var(--ink);
    text-decoration: none;
    white-space: nowrap;
  }
  .number a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.12em;
  }
  .way > :last-child {
    margin-top: auto;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  @media ${below.phone} {
    .ways {
      grid-template-columns: 1fr;
      border: 0;
    }
    .way {
      padding: 28px 0 32px;
    }
    .way + .way {
      border-left: 0;
      border-top: 1px solid var(--line-2);
    }
  }
`;
