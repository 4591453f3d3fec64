import { useId, useState } from 'react';

/** Finds a city in Texas by name. Its list is loaded when the field is used first. */
export function CitySearch({ onChoose }: { onChoose: (city: City) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [cities, setCities] = useState<readonly City[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const search = (text: string) => {
    const wanted = text.trim().toLowerCase();
    loadCities().then(
      (list) => {
        setCities(list);
        setHasFailed(false);
        const city = list.find(({ name }) => name.toLowerCase() === wanted);
        if (city) onChoose(city);
      },
      () => setHasFailed(true),
    );
  };
  const isUnknown = cities && typed.trim() !== '' && !cities.some(({ name }) => startsWith(name, typed));
  return (
    <>
      <label htmlFor={id}>Find a city in Texas</label>
      <input
        id={id}
        className="control"
        type="text"
        autoComplete="off"
        maxLength={80}
        placeholder="Georgetown"
        list={`${id}-cities`}
        value={typed}
        aria-describedby={`${id}-help`}
        onFocus={() => search('')}
        onChange={({ target }) => {
          setTyped(target.value);
          search(target.value);
        }}
      />
      <datalist id={`${id}-cities`}>
        {cities?.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p className="mu" id={`${id}-help`} role="status">
        {isUnknown && 'Not in the list. Enter the coordinates below.'}
        {hasFailed && 'Couldn’t load the list. Enter the coordinates below.'}
        {!isUnknown && !hasFailed && 'Fills in the coordinates. Cities: GeoNames, CC BY 4.0.'}
      </p>
    </>
  );
}

async function loadCities(): Promise<City[]> {
  const { default: rows } = await import('./texasCities.json');
  return rows.map(([name, lat, lng]) => ({ name, lat, lng }) as City);
}

const startsWith = (name: string, typed: string) => name.toLowerCase().startsWith(typed.trim().toLowerCase());

interface City {
  name: string;
  lat: number;
  lng: number;
}
