import type { MeetingType } from '@site/api/bookings/contract';
import { SmartLink } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { ReactNode } from 'react';
import { clockTime, dayIn, isSameClock, shortDayIn } from './clock';
import { COPY } from './copy';

/** The current choices beside the form, with the submit button. */
export function BookingSummary({ type, at, timeZone, zone, subject, children }: BookingSummaryProps) {
  const isSame = isSameClock(zone, timeZone, at);
  return (
    <aside className="block" aria-label="Your booking">
      <div className="stay">
        <dl>
          <Entry term="Meeting">
            {type?.label}
            <small>{type && `${type.minutes} minutes, ${type.place}`}</small>
          </Entry>
          {subject && <Entry term="About">{subject}</Entry>}
          <Entry term="Day" isBig>
            {at ? dayIn(timeZone, at) : '–'}
          </Entry>
          <Entry term={isSame ? COPY.time : COPY.ours} isBig>
            {at ? clockTime(timeZone, at) : '–'}
          </Entry>
          {!isSame && (
            <Entry term={COPY.yours} isBig>
              {at ? clockTime(zone, at) : '–'}
              {at && dayIn(zone, at) !== dayIn(timeZone, at) && <small>{dayIn(zone, at)}</small>}
            </Entry>
          )}
          <Entry term="Change of plans?">Reschedule or cancel from the email</Entry>
        </dl>
        <div className="confirm">
          {children}
          <p>
            {COPY.privacy} <SmartLink to={paths.privacyPolicy}>Privacy Policy</SmartLink>
          </p>
        </div>
      </div>
    </aside>
  );
}

/** The selected time in one line, visible while the rest of the form is filled in. Narrow windows only. */
export function ChosenTime({ type, at, zone }: Pick<BookingSummaryProps, 'type' | 'at' | 'zone'>) {
  return (
    <p className={at ? 'chosen' : 'chosen is-empty'} aria-hidden="true">
      <b>{at ? `${shortDayIn(zone, at)}, ${clockTime(zone, at)}` : '–'}</b>
      <span>{type && `${type.label}, ${type.minutes} minutes`}</span>
    </p>
  );
}

interface BookingSummaryProps {
  type: MeetingType | undefined;
  at: string | undefined;
  timeZone: string;
  zone: string;
  /** Label of the page that the visitor came from. */
  subject?: string;
  /** The button. */
  children: ReactNode;
}

const Entry = ({ term, isBig, children }: { term: string; isBig?: boolean; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd className={isBig ? 'big' : undefined}>{children}</dd>
  </div>
);
