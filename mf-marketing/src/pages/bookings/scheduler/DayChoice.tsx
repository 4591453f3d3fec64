import type { CalendarDay } from '@site/api/bookings/contract';
import { Note } from '@site/shell/kit';
import type { CSSProperties } from 'react';
import { dayWords, weekdayOf } from './clock';
import { COPY } from './copy';
import { hyphenated } from './hyphenated';

/** The bookable days, a week per row; the line under each shows how much of it is free. */
export function DayChoice({ days, value, onChange }: DayChoiceProps) {
  const weekdays = [...new Set(days.map(({ day }) => weekdayOf(day)))].sort(fromMonday);
  const most = Math.max(1, ...days.map(({ slots }) => slots.length));
  const before = weekdays.indexOf(weekdayOf(days[0]?.day ?? ''));
  return (
    <fieldset className="step">
      <legend>
        {COPY.day} <Note as="small">{COPY.dayNote}</Note>
      </legend>
      <div className="days" style={{ '--columns': weekdays.length } as CSSProperties}>
        {weekdays.map((weekday) => (
          <span key={weekday} aria-hidden="true">
            {NAMES[weekday]}
          </span>
        ))}
        {weekdays.slice(0, Math.max(0, before)).map((weekday) => (
          <i key={weekday} className="none" />
        ))}
        {days.map((day, index) => (
          <Day
            key={day.day}
            day={day}
            most={most}
            onChange={onChange}
            isChosen={day.day === value}
            isNewMonth={!index || day.day.slice(5, 7) !== days[index - 1]?.day.slice(5, 7)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface DayChoiceProps {
  days: CalendarDay[];
  value: string | undefined;
  onChange: (day: string) => void;
}

function Day({ day: { day, note, slots }, most, isChosen, isNewMonth, onChange }: DayProps) {
  const free = slots.filter(({ isFree }) => isFree).length;
  const number = (
    <b>
      {Number(day.slice(8))}
      {isNewMonth && <small>{dayWords(day, { month: 'short' })}</small>}
    </b>
  );
  if (!free) {
    return (
      <div className="none">
        {number}
        <em>{note ? hyphenated(note) : slots.length ? 'full' : 'closed'}</em>
      </div>
    );
  }
  const words = dayWords(day, { weekday: 'long', month: 'long', day: 'numeric' });
  return (
    <label>
      <input
        type="radio"
        name="day"
        value={day}
        checked={isChosen}
        onChange={() => onChange(day)}
        aria-label={`${words}, ${free} free`}
      />
      {number}
      <em>
        {free} <i>free</i>
      </em>
      <u style={{ width: `${(free / most) * 100}%` }} />
    </label>
  );
}

interface DayProps {
  day: CalendarDay;
  /** The highest number of times of any day. */
  most: number;
  isChosen: boolean;
  isNewMonth: boolean;
  onChange: (day: string) => void;
}

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const fromMonday = (a: number, b: number) => ((a + 6) % 7) - ((b + 6) % 7);
