import type { LocationDraft } from '@site/api/content/locations/contract';
import { industries } from '@site/shell/paths';
import { useState } from 'react';
import type {
  CustomControlProps,
  FieldControlProps,
} from '../../workbench/editor/definition/EditorDefinition';
import { TextInputField } from '../../workbench/editor/fields/TextInputField';
import { MultiSelect } from '../../workbench/fields/MultiSelect';
import { QuestionsField } from '../../workbench/fields/QuestionsField';
import { TitledTextsField } from '../../workbench/fields/TitledTextsField';
import { CitySearch } from './CitySearch';
import { DegreesField } from './DegreesField';
import { FactsField } from './FactsField';

/** The local content of an area. */
export function SectionsControl({ value, onChange, errors: faults }: FieldControlProps) {
  return (
    <TitledTextsField
      value={value}
      onChange={onChange}
      errors={faults}
      label="Sections"
      noun="section"
      rows={6}
      max={MOST}
      maxLength={5000}
    />
  );
}

export function FactsControl({ value, onChange, errors: faults }: FieldControlProps) {
  return <FactsField value={value} onChange={onChange} errors={faults} />;
}

export function QuestionsControl({ value, onChange, errors: faults }: FieldControlProps) {
  return <QuestionsField value={value} onChange={onChange} errors={faults} max={MOST} />;
}

/** Latitude in degrees, and a search that fills in both coordinates, and name and state where they are empty. */
export function LatitudeControl(control: CustomControlProps<LocationDraft>) {
  const { draft, isReadOnly, onChangeFields, ...field } = control;
  const [filledName, setFilledName] = useState('');
  // While “Liberty Hill” is typed, “Liberty” is found first.
  const isNameFree = draft.name === '' || draft.name === filledName;
  return (
    <>
      {!isReadOnly && (
        <CitySearch
          onChoose={({ name, lat, lng }) => {
            onChangeFields({ lat, lng, state: draft.state || 'Texas', ...(isNameFree && { name }) });
            if (isNameFree) setFilledName(name);
          }}
        />
      )}
      <DegreesField {...field} isReadOnly={isReadOnly} isAtFault={'' in field.errors} most={90} />
    </>
  );
}

/** Longitude in degrees; negative in Texas. */
export function LongitudeControl(control: FieldControlProps) {
  return <DegreesField {...control} isAtFault={'' in control.errors} most={180} />;
}

/** An integer: miles or a position in an order. */
export function CountControl({ label, value, onChange, isReadOnly, errors: faults }: FieldControlProps) {
  return (
    <TextInputField
      label={label}
      isReadOnly={isReadOnly}
      value={String(value)}
      isInvalid={'' in faults}
      inputMode="numeric"
      maxLength={4}
      onChange={(text) => onChange(Number(text.replace(/\D/g, '')))}
    />
  );
}

export function DaysControl(control: FieldControlProps) {
  return <MultiSelect {...control} choices={WEEKDAYS.map((day) => ({ value: day, label: day }))} />;
}

export function IndustriesControl(control: FieldControlProps) {
  return <MultiSelect {...control} choices={industries.map(({ slug, label }) => ({ value: slug, label }))} />;
}

/** The API's limit. */
const MOST = 30;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
