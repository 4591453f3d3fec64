import type { Calendar } from '@site/api/bookings/contract';
import * as dateFormat from '@site/shell/dateFormat';
import type { CSSProperties } from 'react';
import { clockName, clockTime, dayWords, isSameClock, shortTimeIn, timeIn, zoneChoices } from './clock';
import { COPY } from './copy';
import { type Cell, hoursOf, timeScaleOf } from './timeScaleOf';

/** The times of a day on a scale with two time zones: the office above, the visitor below. */
export function TimeChoice({ calendar, day, value, zone, error, onChange, onZone }: TimeChoiceProps) {
  const rule = timeScaleOf(calendar, day);
  const { timeZone } = calendar;
  if (!rule) return null;
  const hours = hoursOf(rule);
  const sample = hours[0]?.at ?? dateFormat.now();
  const isSame = isSameClock(zone, timeZone, sample);
  return (
    <fieldset
      className={isSame ? 'step is-same-clock' : 'step'}
      data-invalid={Boolean(error)}
      aria-describedby={error ? 'time-error' : undefined}
    >
      <legend>What time, on {dayWords(day, { weekday: 'long', month: 'short', day: 'numeric' })}?</legend>
      {error && (
        <p className="error" id="time-error" role="alert">
          {error}
        </p>
      )}
      <div className="clocks">
        <span>
          <b>{isSame ? `${clockName(timeZone, sample)} Time` : COPY.ours}</b>{' '}
          <small>{isSame ? COPY.both : `Round Rock, ${clockName(timeZone, sample)}`}</small>
        </span>
        {!isSame && (
          <span className="of-phone">
            <b>{COPY.yours}</b> <small>{clockName(zone, sample)}</small>
          </span>
        )}
        <label className="sr" htmlFor="zone">
          Your time zone
        </label>
        <select id="zone" value={zone} onChange={({ target }) => onZone(target.value)}>
          {zoneChoices(zone).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
      <div className="rule" style={{ '--cells': rule.cells.length } as CSSProperties}>
        <Scale hours={hours} zone={timeZone} side="above" />
        <div className="cells">
          {rule.cells.map((cell) => (
            <TimeCell
              key={cell.minute}
              cell={cell}
              zone={zone}
              timeZone={timeZone}
              isSame={isSame}
              onChange={onChange}
              isChosen={cell.at !== undefined && cell.at === value}
            />
          ))}
        </div>
        {!isSame && <Scale hours={hours} zone={zone} side="below" />}
      </div>
      {!isSame && (
        <div className="clocks of-office">
          <span>
            <b>{COPY.yours}</b> <small>{clockName(zone, sample)}</small>
          </span>
        </div>
      )}
    </fieldset>
  );
}

interface TimeChoiceProps {
  calendar: Calendar;
  day: string;
  /** The selected time. */
  value: string | undefined;
  /** The visitor's time zone. */
  zone: string;
  error?: string;
  onChange: (at: string) => void;
  onZone: (zone: string) => void;
}

function Scale({
  hours,
  zone,
  side,
}: {
  hours: { column: number; at: string }[];
  zone: string;
  side: string;
}) {
  return (
    <div className={`scale ${side}`} aria-hidden="true">
      {hours.map(({ column, at }) => (
        <span key={at} style={{ '--place': column } as CSSProperties}>
          {shortTimeIn(zone, at)}
        </span>
      ))}
    </div>
  );
}

function TimeCell({ cell: { at, isFree }, zone, timeZone, isSame, isChosen, onChange }: TimeCellProps) {
  if (!at)
    return (
      <span className="closed">
        <span>closed</span>
      </span>
    );
  if (!isFree)
    return (
      <span className="taken">
        <span>taken</span>
      </span>
    );
  const theirs = clockTime(zone, at);
  const ours = clockTime(timeZone, at);
  return (
    <label>
      <input
        type="radio"
        name="time"
        value={at}
        checked={isChosen}
        onChange={() => onChange(at)}
        aria-label={isSame ? ours : `${ours}, ${theirs}`}
      />
      <span>{timeIn(timeZone, at).replace(/ [AP]M$/, '')}</span>
      {!isSame && <em>{theirs}</em>}
    </label>
  );
}

interface TimeCellProps {
  cell: Cell;
  zone: string;
  timeZone: string;
  /** Both time zones show the same time. */
  isSame: boolean;
  isChosen: boolean;
  onChange: (at: string) => void;
}
