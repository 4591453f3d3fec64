import type { LocationDraft } from '@site/api/content/locations/contract';
import { FormGrid } from '@site/shell/kit/form';
import type { ControlledField } from '../../workbench/fields/ControlledField';
import { ItemsField } from '../../workbench/fields/ItemsField';
import { TextCell } from '../../workbench/fields/TextCell';

/** Facts about an area, each with source and date. */
export function FactsField(field: ControlledField<Fact[]>) {
  return (
    <ItemsField
      {...field}
      label="Facts"
      noun="fact"
      max={MAX_FACTS}
      nameOf={({ text }) => text || 'Empty fact'}
      createItem={() => ({ text: '', source: { name: '', url: '' }, asOf: '' })}
      render={(fact, onChange, errors) => (
        <FormGrid isDense>
          <TextCell
            label="Fact"
            value={fact.text}
            rows={2}
            maxLength={1000}
            error={errors.text}
            onChange={(text) => onChange({ ...fact, text })}
          />
          <TextCell
            label="Source"
            isWide={false}
            value={fact.source.name}
            maxLength={300}
            error={errors['source.name']}
            onChange={(name) => onChange({ ...fact, source: { ...fact.source, name } })}
          />
          <TextCell
            label="As of"
            isWide={false}
            value={fact.asOf}
            placeholder="2020-04-01"
            maxLength={40}
            error={errors.asOf}
            hint="The year, month or day of the data."
            onChange={(asOf) => onChange({ ...fact, asOf })}
          />
          <TextCell
            label="Source URL"
            value={fact.source.url}
            placeholder="https://"
            inputMode="url"
            maxLength={1000}
            error={errors['source.url']}
            onChange={(url) => onChange({ ...fact, source: { ...fact.source, url } })}
          />
        </FormGrid>
      )}
    />
  );
}

type Fact = LocationDraft['facts'][number];

/** The API's limit. */
const MAX_FACTS = 30;
