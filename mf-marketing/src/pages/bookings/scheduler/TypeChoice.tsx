import type { MeetingType } from '@site/api/bookings/contract';
import { COPY } from './copy';

/** The meeting types as radio buttons. */
export function TypeChoice({ types, value, onChange }: TypeChoiceProps) {
  return (
    <fieldset className="step">
      <legend>{COPY.type}</legend>
      <div className="types">
        {types.map(({ slug, label, text, minutes, place }) => (
          <label key={slug}>
            <input
              type="radio"
              name="type"
              value={slug}
              checked={slug === value}
              onChange={() => onChange(slug)}
            />
            <b>{label}</b>
            <small>{text}</small>
            <em>
              {minutes} minutes, {place}
            </em>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TypeChoiceProps {
  types: MeetingType[];
  value: string;
  onChange: (slug: string) => void;
}
