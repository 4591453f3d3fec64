import styled from '@emotion/styled/base';
import { useId, useState } from 'react';
import { type ControlProps, FieldCell, type FieldProps } from '../form/FieldCell';
import { instantsAt, inUtc, localOf, zoneAt } from './officeTime';

/**
 * A moment, entered as the clocks in Texas show it, with UTC beside. The form's value is ISO 8601 in UTC. A time the
 * clocks skip is refused, of one they show twice the member says which.
 */
export function DateTimeField(field: FieldProps) {
  return (
    <FieldCell<string>
      {...field}
      isGroup
      wide
      validate={problemOf}
      control={(input) => <DateTimeInput {...input} />}
    />
  );
}

/** The control alone, for a place without a form. */
export function DateTimeInput({ id, value, onChange, onBlur, className, name: _, ...input }: ControlProps) {
  const [typed, setTyped] = useState(() => partsOf(value));
  const shown = writtenAs(typed) === value || momentsIn(typed).includes(value) ? typed : partsOf(value);
  const both = momentsIn(shown);
  const change = (part: Partial<Parts>) => {
    const next = { ...shown, ...part };
    setTyped(next);
    onChange(momentsIn(next)[0] ?? writtenAs(next));
  };
  const { 'aria-labelledby': name, ...told } = input;
  const said = `${told['aria-describedby'] ?? ''} ${id}-utc`.trim();
  return (
    <Look className={className} role="group" aria-labelledby={name}>
      <input
        {...(told as object)}
        id={id}
        type="date"
        aria-label="Date"
        aria-describedby={said}
        value={shown.day}
        onBlur={() => onBlur()}
        onChange={({ target }) => change({ day: target.value })}
      />
      <input
        type="time"
        aria-label="Time (Central)"
        aria-describedby={said}
        value={shown.time}
        onBlur={() => onBlur()}
        onChange={({ target }) => change({ time: target.value })}
      />
      <output id={`${id}-utc`} htmlFor={id}>
        {both.length === 1 && `${zoneAt(value)}, ${inUtc(value)}`}
        {both.length > 1 && 'Clocks go back on this day, so this time occurs twice. Choose one:'}
      </output>
      {both.length > 1 && <Twice moments={both} value={value} onChange={onChange} />}
    </Look>
  );
}

function Twice({ moments, value, onChange }: TwiceProps) {
  const name = useId();
  return (
    <div className="twice">
      {moments.map((moment, index) => (
        <label key={moment}>
          <input type="radio" name={name} checked={moment === value} onChange={() => onChange(moment)} />
          {index ? 'Second' : 'First'}, {zoneAt(moment)}, {inUtc(moment)}
        </label>
      ))}
    </div>
  );
}

interface TwiceProps {
  moments: string[];
  value: string;
  onChange: (moment: string) => void;
}

interface Parts {
  day: string;
  time: string;
}

/** Stands before what was typed and is no moment, so that it is taken for none. */
const NO_MOMENT = 'local ';

const momentsIn = ({ day, time }: Parts) => (day && time ? instantsAt(`${day}T${time}`) : []);
const writtenAs = ({ day, time }: Parts) => (day || time ? `${NO_MOMENT}${day}T${time}` : '');

function partsOf(value: string): Parts {
  const isTyped = value.startsWith(NO_MOMENT);
  if (!isTyped && Number.isNaN(Date.parse(value))) return { day: '', time: '' };
  const [day = '', time = ''] = (isTyped ? value.slice(NO_MOMENT.length) : localOf(value)).split('T');
  return { day, time };
}

function problemOf(value: string | undefined): string | undefined {
  if (!value?.startsWith(NO_MOMENT)) return undefined;
  const { day, time } = partsOf(value);
  if (!day || !time) return day ? 'Enter a time too.' : 'Enter a date too.';
  return `${time} doesn’t exist on that day because clocks go forward. Choose another time.`;
}

const Look = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  input:not([type="radio"]) {
    height: 30px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    font: inherit;
    font-variant-numeric: tabular-nums;
    color-scheme: inherit;
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
