import { FormGrid } from '@site/shell/kit/form';
import type { ControlledField } from './ControlledField';
import { ItemsField } from './ItemsField';
import { TextCell } from './TextCell';

/** A list of short texts with titles. */
export function TitledTextsField({ rows = 3, noun, ...field }: TitledTextsFieldProps) {
  return (
    <ItemsField
      {...field}
      noun={noun}
      nameOf={({ title }) => title || `Untitled ${noun}`}
      createItem={() => ({ title: '', text: '' })}
      render={(item, onChange, errors) => (
        <FormGrid isDense isSingle>
          <TextCell
            label="Title"
            value={item.title}
            maxLength={300}
            error={errors.title}
            onChange={(title) => onChange({ ...item, title })}
          />
          <TextCell
            label="Text"
            value={item.text}
            rows={rows}
            maxLength={field.maxLength}
            error={errors.text}
            onChange={(text) => onChange({ ...item, text })}
          />
        </FormGrid>
      )}
    />
  );
}

interface TitledTextsFieldProps extends ControlledField<Titled[]> {
  label: string;
  noun: string;
  max: number;
  /** The maximum length of a text. */
  maxLength: number;
  rows?: number;
}

interface Titled {
  title: string;
  text: string;
}
