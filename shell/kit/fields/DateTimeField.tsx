import styled from '@emotion/styled/base';
import { useId, useState } from 'react';
import { type ControlProps, FieldCell, type FieldProps } from '../form/FieldCell';
import { DateInput, TimeInput } from './DateInput';
import { formatTime, readDay, readTime } from './dateText';
import { formatUtc, instantsAt, toOfficeTime, zoneName } from './officeTime';

/**
 * A date and time, entered in Texas time, with UTC beside it. The form's value is ISO 8601 in UTC. A time that
 * daylight saving skips is an error; for a repeated time the user chooses which one.
 */
export function DateTimeField(field: FieldProps) {
  return (
    <FieldCell<string>
      {...field}
      isGroup
      wide
      validate={validateDateTime}
      control={(input) => <DateTimeInput {...input} />}
    />
  );
}

/** The control without a form. */
export function DateTimeInput({ id, value, onChange, onBlur, className, name: _, ...input }: ControlProps) {
  const [typed, setTyped] = useState(() => partsOf(value));
  const shown = toFieldValue(typed) === value || instantsOf(typed).includes(value) ? typed : partsOf(value);
  const candidates = instantsOf(shown);
  const change = (part: Partial<Parts>) => {
    const next = { ...shown, ...part };
    setTyped(next);
    onChange(instantsOf(next)[0] ?? toFieldValue(next));
  };
  const { 'aria-labelledby': name, ...controlProps } = input;
  const describedBy = `${controlProps['aria-describedby'] ?? ''} ${id}-utc`.trim();
  return (
    <Styles className={className} role="group" aria-labelledby={name}>
      <DateInput
        {...(controlProps as object)}
        id={id}
        className="is-bare"
        aria-label="Date"
        aria-describedby={describedBy}
        value={shown.day}
        onBlur={() => onBlur()}
        onChange={(day) => change({ day })}
      />
      <TimeInput
        className="time"
        aria-label="Time (Central)"
        aria-describedby={describedBy}
        value={shown.time}
        onBlur={() => onBlur()}
        onChange={(time) => change({ time })}
      />
      <output id={`${id}-utc`} htmlFor={id}>
        {candidates.length === 1 && `${zoneName(value)}, ${formatUtc(value)}`}
        {candidates.length > 1 && 'Clocks go back on this day, so this time occurs twice. Choose one:'}
      </output>
      {candidates.length > 1 && <AmbiguousTime instants={candidates} value={value} onChange={onChange} />}
    </Styles>
  );
}

function AmbiguousTime({ instants, value, onChange }: AmbiguousTimeProps) {
  const name = useId();
  return (
    <div className="twice">
      {instants.map((instant, index) => (
        <label key={instant}>
          <input type="radio" name={name} checked={instant === value} onChange={() => onChange(instant)} />
          {index ? 'Second' : 'First'}, {zoneName(instant)}, {formatUtc(instant)}
        </label>
      ))}
    </div>
  );
}

interface AmbiguousTimeProps {
  instants: string[];
  value: string;
  onChange: (instant: string) => void;
}

/** A day and a time, or what was typed for them. */
interface Parts {
  day: string;
  time: string;
}

/** Prefix of typed text that is not a valid instant, so that it fails date parsing. */
const UNRESOLVED_PREFIX = 'local ';

const instantsOf = ({ day, time }: Parts) => (day && time ? instantsAt(`${day}T${time}`) : []);
const toFieldValue = ({ day, time }: Parts) => (day || time ? `${UNRESOLVED_PREFIX}${day}|${time}` : '');

function partsOf(value: string): Parts {
  const isTyped = value.startsWith(UNRESOLVED_PREFIX);
  if (!isTyped && Number.isNaN(Date.parse(value))) return { day: '', time: '' };
  const [day = '', time = ''] = isTyped
    ? value.slice(UNRESOLVED_PREFIX.length).split('|')
    : toOfficeTime(value).split('T');
  return { day, time };
}

/** What is wrong with the value of the control, for people. */
export function validateDateTime(value: string | undefined): string | undefined {
  if (!value?.startsWith(UNRESOLVED_PREFIX)) return undefined;
  const { day, time } = partsOf(value);
  if (day && readDay(day, day) !== day) return 'Enter a date such as 11/28/2026.';
  if (time && readTime(time) !== time) return 'Enter a time such as 2:30 PM.';
  if (!day || !time) return day ? 'Enter a time too.' : 'Enter a date too.';
  return `${formatTime(time)} doesn’t exist on that day because clocks go forward. Choose another time.`;
}

const Styles = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  .time {
    width: 8em;
    height: 30px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  output {
    font: 450 var(--a12, 0.75rem) / 1.4 var(--mono);
    letter-spacing: -0.02em;
    color: var(--muted);
  }
  .twice {
    flex: 1 0 100%;
    display: grid;
    gap: 2px;
  }
  .twice label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 28px;
    font-size: 0.8125rem;
    cursor: pointer;
  }
  .twice input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--navy);
  }
`;
