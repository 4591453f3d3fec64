import styled from '@emotion/styled/base';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type InputHTMLAttributes, type Ref, useId, useRef, useState } from 'react';
import { formatDay, formatTime, readDay, readTime } from './dateText';
import { toOfficeTime } from './officeTime';

/**
 * A date, typed in an American or ISO form or chosen from the browser's calendar. Its value is `2026-11-28`, or the
 * typed text as long as that is not a date.
 */
export function DateInput({ value, onChange, onBlur, min, className, ...input }: DateInputProps) {
  const [typed, setTyped] = useState<string>();
  const calendar = useRef<HTMLInputElement>(null);
  const isDay = readDay(value, value) === value;
  return (
    <Styles className={className}>
      <input
        {...input}
        type="text"
        autoComplete="off"
        placeholder="MM/DD/YYYY"
        maxLength={40}
        value={typed ?? formatDay(value)}
        onBlur={() => {
          setTyped(undefined);
          onBlur?.();
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readDay(target.value, toOfficeTime(Date.now()).slice(0, 10)) ?? target.value.trim());
        }}
      />
      <button
        type="button"
        aria-label="Open calendar"
        disabled={input.readOnly}
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarDays aria-hidden />
      </button>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        min={min}
        value={isDay ? value : ''}
        onChange={({ target }) => {
          setTyped(undefined);
          onChange(target.value);
        }}
      />
    </Styles>
  );
}

/** A time of day, typed as `2:30 PM` or `14:30` or chosen from a list. Its value is `14:30`, or the typed text. */
export function TimeInput({ value, onChange, onBlur, ...input }: TimeInputProps) {
  const [typed, setTyped] = useState<string>();
  const listId = useId();
  return (
    <>
      <input
        {...input}
        type="text"
        autoComplete="off"
        placeholder="HH:MM AM"
        maxLength={20}
        list={listId}
        value={typed ?? formatTime(value)}
        onBlur={() => {
          setTyped(undefined);
          onBlur?.();
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readTime(target.value) ?? target.value.trim());
        }}
      />
      <datalist id={listId}>
        {HALF_HOURS.map((time) => (
          <option key={time} value={time} />
        ))}
      </datalist>
    </>
  );
}

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return formatTime(`${hour}:${index % 2 ? '30' : '00'}`);
});

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur' | 'min'>;

interface TimeInputProps extends InputProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

interface DateInputProps extends TimeInputProps {
  ref?: Ref<HTMLInputElement>;
  /** The first day that the calendar offers. */
  min?: string;
}

const Styles = styled('span')`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-width: 0;
  height: var(--ctl);
  padding: 0 4px 0 10px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  background: var(--sheet);
  color: var(--ink);
  font: 450 var(--a14) / 1 var(--sans);
  &:has(> input[aria-invalid]) {
    border-color: var(--error);
  }
  /* The cell of a form shows the focus itself. */
  &:not(.is-bare):not(.control):has(> input:focus-visible) {
    outline: 2px solid var(--focus, var(--navy));
    outline-offset: 2px;
  }
  &:not(.is-bare) > input:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  &.is-bare {
    height: 30px;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
  }
  && > input[type="text"] {
    flex: 1;
    width: 8em;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  && > input::placeholder {
    color: var(--faint);
    opacity: 1;
  }
  button {
    display: grid;
    place-items: center;
    flex: none;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--muted);
    cursor: pointer;
  }
  button:hover {
    color: var(--ink);
  }
  svg {
    width: 16px;
    height: 16px;
  }
  && > input[type="date"] {
    position: absolute;
    inset: auto 0 0 auto;
    width: 1px;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    opacity: 0;
    pointer-events: none;
  }
`;
