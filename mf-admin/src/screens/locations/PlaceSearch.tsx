import { useId, useState } from 'react';

/** Finds a place in Texas by name. Its list is loaded when the field is used first. */
export function PlaceSearch({ onChoose }: { onChoose: (place: Place) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [places, setPlaces] = useState<readonly Place[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = () => {
    if (places) return;
    import('./texasPlaces.json').then(
      ({ default: rows }) => setPlaces(rows.map(([name, lat, lng]) => ({ name, lat, lng }) as Place)),
      () => setHasFailed(true),
    );
  };
  const choose = (text: string) => {
    setTyped(text);
    const wanted = text.trim().toLowerCase();
    const place = places?.find(({ name }) => name.toLowerCase() === wanted);
    if (place) onChoose(place);
  };
  const isUnknown = places && typed.trim() !== '' && !places.some(({ name }) => startsWith(name, typed));
  return (
    <>
      <label htmlFor={id}>Find a place in Texas</label>
      <input
        id={id}
        className="control"
        type="text"
        autoComplete="off"
        maxLength={80}
        placeholder="Georgetown"
        list={`${id}-places`}
        value={typed}
        aria-describedby={`${id}-help`}
        onFocus={load}
        onChange={({ target }) => choose(target.value)}
      />
      <datalist id={`${id}-places`}>
        {places?.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p className="mu" id={`${id}-help`} role={isUnknown || hasFailed ? 'status' : undefined}>
        {isUnknown && 'Not in the list. Enter the coordinates below.'}
        {hasFailed && 'Couldn’t load the list. Enter the coordinates below.'}
        {!isUnknown && !hasFailed && 'Fills in the coordinates. Places: GeoNames, CC BY 4.0.'}
      </p>
    </>
  );
}

const startsWith = (name: string, typed: string) => name.toLowerCase().startsWith(typed.trim().toLowerCase());

interface Place {
  name: string;
  lat: number;
  lng: number;
}
