import { FormGrid } from '@site/shell/kit/form';
import type { ControlledField } from './ControlledField';
import { ItemsField } from './ItemsField';
import { TextCell } from './TextCell';

/** Short texts, each under its title. */
export function TitledTextsField({ rows = 3, word, ...field }: TitledTextsFieldProps) {
  return (
    <ItemsField
      {...field}
      word={word}
      nameOf={({ title }) => title || `Untitled ${word}`}
      blank={() => ({ title: '', text: '' })}
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
            maxLength={field.longest}
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
  word: string;
  most: number;
  /** How many letters a text may have. */
  longest: number;
  rows?: number;
}

interface Titled {
  title: string;
  text: string;
}
