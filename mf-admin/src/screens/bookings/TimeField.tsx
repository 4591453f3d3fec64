import type { Calendar } from '@site/api/bookings/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { FieldCell } from '@site/shell/kit/form';
import { useState } from 'react';
import { useGetBookingTimesQuery } from './bookingsApi';
import { formatInZone } from './time/formatInZone';

/** A day and one of its free times, as the field `startAt` of the form. */
export function TimeField({ query, guestZone }: TimeFieldProps) {
  const { currentData: calendar, isError } = useGetBookingTimesQuery(
    { query },
    { refetchOnMountOrArgChange: true },
  );
  const [day, setDay] = useState('');
  const days = (calendar?.days ?? []).map(toChoice).filter(({ times }) => times.length > 0);
  const isEmpty = calendar && !days.length;
  const none = query.booking ? NONE_TO_MOVE_TO : NONE;
  const times = days.find((each) => each.day === day)?.times ?? [];
  return (
    <FieldCell
      name="startAt"
      label="Time"
      isGroup
      hint={isError ? FAILED : isEmpty ? none : LISTED}
      control={({ id, value, onChange, onBlur, ...input }) => (
        <Styles role="group" aria-labelledby={input['aria-labelledby']}>
          <select
            className="control"
            aria-label="Day"
            value={day}
            onChange={(event) => {
              setDay(event.target.value);
              onChange('');
            }}
          >
            <option value="">{calendar ? 'Select a day' : 'Loading…'}</option>
            {days.map((each) => (
              <option key={each.day} value={each.day}>
                {each.label}
              </option>
            ))}
          </select>
          <div className="choice">
            <select
              id={id}
              className="control"
              aria-label="Time of day"
              aria-invalid={input['aria-invalid']}
              aria-describedby={input['aria-describedby']}
              value={times.includes(value) ? value : ''}
              disabled={!day}
              onChange={(event) => onChange(event.target.value)}
              onBlur={() => onBlur()}
            >
              <option value="">Select a time</option>
              {times.map((at) => (
                <option key={at} value={at}>
                  {dateFormat.clock(at)}
                </option>
              ))}
            </select>
          </div>
          {value && guestZone && <p className="mu">For the guest: {formatInZone(value, guestZone)}</p>}
        </Styles>
      )}
    />
  );
}

const LISTED = 'Central Time. Only available times are listed.';
const FAILED = 'Couldn’t load the available times. Close this and try again.';
const NONE = 'No times are available. Choose another host or meeting type.';
const NONE_TO_MOVE_TO =
  'No times are available. If no active host offers this meeting type, assign another host first.';

interface TimeFieldProps {
  /** The booking to move, or the meeting type and the host to book. */
  query: { booking?: string; type?: string; host?: string };
  guestZone?: string | null;
}

function toChoice({ day, slots }: Calendar['days'][number]) {
  const times = slots.filter(({ isFree }) => isFree).map(({ at }) => at);
  const [first = ''] = times;
  return { day, times, label: first && `${dateFormat.weekday(first)} (${times.length} free)` };
}

// The form draws the arrow of the first select only.
const Styles = styled('div')`
  display: grid;
  .choice {
    position: relative;
    border-top: 1px solid var(--line);
  }
  .choice::after {
    content: "";
    position: absolute;
    right: 23px;
    top: calc(50% - 6px);
    width: 8px;
    height: 8px;
    border: solid var(--navy);
    border-width: 0 1.75px 1.75px 0;
    transform: rotate(45deg);
    pointer-events: none;
  }
  .choice > .control {
    padding-top: 8px;
  }
  p {
    padding: 0 20px 6px;
    font-size: var(--a13);
  }
  @media ${below.phone} {
    p {
      padding-inline: 16px;
    }
  }
`;
