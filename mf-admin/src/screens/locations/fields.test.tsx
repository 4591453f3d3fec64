import { emptyLocation, type LocationDraft } from '@site/api/content/locations/contract';
import { renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { CustomControlProps } from '../../workbench/editor/definition/EditorDefinition';
import { CitySearch } from './CitySearch';
import { LatitudeControl } from './controls';
import { DegreesField } from './DegreesField';
import { FactsField } from './FactsField';
import { AreaMap } from './map/AreaMap';

test('a fact is edited with source and date, and errors are shown at their fields', async () => {
  let facts: LocationDraft['facts'] = [];
  const { user } = await renderPage(() => {
    const [value, setValue] = useState(emptyLocation.facts);
    facts = value;
    return <FactsField value={value} onChange={setValue} errors={{ '0.source.url': 'No address.' }} />;
  });
  await user.click(screen.getByRole('button', { name: 'Add fact' }));
  const fact = within(screen.getByRole('group', { name: /^Fact 1/ }));
  expect(fact.getByLabelText('Fact')).toHaveFocus();
  await user.type(fact.getByLabelText('Fact'), 'Nine residents.');
  await user.type(fact.getByLabelText('Source'), 'Census');
  await user.type(fact.getByLabelText('As of'), '2020');
  await user.type(fact.getByLabelText('Source URL'), 'https://census.gov');
  expect(facts).toEqual([
    { text: 'Nine residents.', source: { name: 'Census', url: 'https://census.gov' }, asOf: '2020' },
  ]);
  expect(fact.getByLabelText('Source URL')).toHaveAccessibleDescription('No address.');
});

test('invalid degrees show an error and are not stored', async () => {
  let degrees: number | null = 30.5;
  const { user } = await renderPage(() => {
    const [value, setValue] = useState<number | null>(30.5);
    degrees = value;
    return <DegreesField label="North" value={value} most={90} onChange={setValue} />;
  });
  const field = screen.getByLabelText('North');
  await user.clear(field);
  expect(degrees).toBeNull();
  await user.type(field, '-0.25');
  expect([degrees, (field as HTMLInputElement).value]).toEqual([-0.25, '-0.25']);
  await user.clear(field);
  await user.type(field, '91');
  expect(field).toBeInvalid();
  expect(degrees).toBeNull();
});

test('a city is found by name, and an unknown one is explained', async () => {
  const chosen: unknown[] = [];
  const { user } = await renderPage(() => <CitySearch onChoose={(city) => chosen.push(city)} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a city in Texas' });
  await user.click(field);
  await waitFor(() => expect(field.list?.options.length).toBeGreaterThan(900));
  await user.type(field, 'hutto');
  expect(chosen).toEqual([{ name: 'Hutto', lat: 30.5427, lng: -97.5467 }]);
  await user.type(field, 'ville');
  expect(screen.getByText(/^Not in the list/)).toHaveRole('status');
});

test('a place fills in an empty name, also if another place is found while it is typed', async () => {
  const { user } = await renderPage(() => {
    const [draft, setDraft] = useState<LocationDraft>(emptyLocation);
    return (
      <>
        <LatitudeControl
          {...({ label: 'Latitude', value: draft.lat, errors: {} } as CustomControlProps<LocationDraft>)}
          draft={draft}
          onChange={() => undefined}
          onChangeFields={(part) => setDraft({ ...draft, ...part })}
        />
        <output>{[draft.name, draft.state, draft.lat].join(' ')}</output>
      </>
    );
  });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a city in Texas' });
  await user.click(field);
  await waitFor(() => expect(field.list?.options.length).toBeGreaterThan(900));
  await user.type(field, 'Liberty Hill');
  expect(screen.getByText('Liberty Hill Texas 30.6649')).toBeVisible();
});

test('the map labels the areas with coordinates, and the open one', async () => {
  const areas = [
    { slug: 'hutto', name: 'Hutto', lat: 30.5, lng: -97.5 },
    { slug: 'waco', name: 'Waco', lat: null, lng: null },
  ];
  await renderPage(() => <AreaMap areas={areas} here="hutto" />);
  expect(screen.getByRole('img', { name: 'Map of 1 areas, Hutto highlighted' })).toHaveTextContent('Hutto');
});
