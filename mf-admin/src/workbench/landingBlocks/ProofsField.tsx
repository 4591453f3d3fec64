import type { UnfinishedBlock } from '@site/api/content/landingPages/contract';
import { FormGrid } from '@site/shell/kit/form';
import type { ControlledField } from '../fields/ControlledField';
import { ItemsField } from '../fields/ItemsField';
import { PathCell } from '../fields/links/PathCell';
import { TextCell } from '../fields/TextCell';

/** Statements, each with a link to its evidence. */
export function ProofsField(field: ProofsFieldProps) {
  return (
    <ItemsField
      {...field}
      noun="statement"
      nameOf={({ text }) => text || 'Empty statement'}
      createItem={() => ({ text: '', label: '', to: '' })}
      render={(item, onChange, errors) => (
        <FormGrid isDense isSingle>
          <TextCell
            label="Statement"
            value={item.text}
            rows={2}
            maxLength={1000}
            error={errors.text}
            onChange={(text) => onChange({ ...item, text })}
          />
          <TextCell
            label="Link text"
            value={item.label}
            maxLength={200}
            error={errors.label}
            onChange={(label) => onChange({ ...item, label })}
          />
          <PathCell
            label="Source page"
            value={item.to}
            error={errors.to}
            onChange={(to) => onChange({ ...item, to })}
          />
        </FormGrid>
      )}
    />
  );
}

interface ProofsFieldProps extends ControlledField<Statement[]> {
  label: string;
  max: number;
}

type Statement = Extract<UnfinishedBlock, { kind: 'proof' }>['items'][number];
