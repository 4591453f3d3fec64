import { industries } from '@site/shell/paths';
import type { FieldControlProps } from '../workbench/editor/EditorDefinition';
import { PlainField } from '../workbench/editor/PlainField';
import { QuestionsField } from '../workbench/fields/QuestionsField';
import { TitledField } from '../workbench/fields/TitledField';
import { Choices } from './Choices';
import { DegreesField } from './DegreesField';
import { FactsField } from './FactsField';

/** What is local about an area, in own words. */
export function SectionsControl({ value, onChange, isReadOnly, faults }: FieldControlProps) {
  return (
    <div inert={isReadOnly}>
      <TitledField
        {...{ value, onChange, errors: faults, label: 'Sections', word: 'section' }}
        rows={6}
        most={MOST}
        longest={5000}
      />
    </div>
  );
}

export function FactsControl({ value, onChange, isReadOnly, faults }: FieldControlProps) {
  return (
    <div inert={isReadOnly}>
      <FactsField {...{ value, onChange, errors: faults }} />
    </div>
  );
}

export function QuestionsControl({ value, onChange, isReadOnly, faults }: FieldControlProps) {
  return (
    <div inert={isReadOnly}>
      <QuestionsField {...{ value, onChange, errors: faults, most: MOST }} />
    </div>
  );
}

/** Degrees north. */
export function LatitudeControl(control: FieldControlProps) {
  return <DegreesField {...control} isAtFault={'' in control.faults} most={90} />;
}

/** Degrees east; Texas lies west of Greenwich, below nothing. */
export function LongitudeControl(control: FieldControlProps) {
  return <DegreesField {...control} isAtFault={'' in control.faults} most={180} />;
}

/** A whole number of miles or a place in an order. */
export function CountControl({ label, value, onChange, isReadOnly, faults }: FieldControlProps) {
  return (
    <PlainField
      {...{ label, isReadOnly }}
      value={String(value)}
      isAtFault={'' in faults}
      inputMode="numeric"
      maxLength={4}
      onChange={(text) => onChange(Number(text.replace(/\D/g, '')))}
    />
  );
}

export function DaysControl(control: FieldControlProps) {
  return <Choices {...control} choices={WEEKDAYS.map((day) => ({ value: day, label: day }))} />;
}

export function IndustriesControl(control: FieldControlProps) {
  return <Choices {...control} choices={industries.map(({ slug, label }) => ({ value: slug, label }))} />;
}

/** As many as the API takes. */
const MOST = 30;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
