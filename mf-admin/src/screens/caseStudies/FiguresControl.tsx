import type { CaseFigure } from '@site/api/content/caseStudies/contract';
import { FormGrid } from '@site/shell/kit/form';
import type { FieldControlProps } from '../../workbench/editor/definition/EditorDefinition';
import { ItemsField } from '../../workbench/fields/ItemsField';
import { TextCell } from '../../workbench/fields/TextCell';

/** Results before and after, each with how and when it was measured. */
export function FiguresControl({ value, onChange, errors }: FieldControlProps) {
  return (
    <ItemsField<CaseFigure>
      value={value}
      onChange={onChange}
      errors={errors}
      label="Results"
      noun="result"
      max={MAX_FIGURES}
      nameOf={({ label }) => label || 'Empty result'}
      createItem={() => ({ label: '', before: '', after: '', method: '', period: '' })}
      render={(figure, change, below) => (
        <FormGrid isDense>
          {CELLS.map(({ name, label, maxLength, isWide, placeholder }) => (
            <TextCell
              key={name}
              label={label}
              isWide={isWide}
              value={figure[name]}
              maxLength={maxLength}
              placeholder={placeholder}
              error={below[name]}
              onChange={(text) => change({ ...figure, [name]: text })}
            />
          ))}
        </FormGrid>
      )}
    />
  );
}

const CELLS: {
  name: keyof CaseFigure;
  label: string;
  maxLength: number;
  isWide: boolean;
  placeholder: string;
}[] = [
  {
    name: 'label',
    label: 'What was measured',
    maxLength: 120,
    isWide: true,
    placeholder: 'Time to resolution',
  },
  { name: 'before', label: 'Before', maxLength: 40, isWide: false, placeholder: '9.2 h' },
  { name: 'after', label: 'After', maxLength: 40, isWide: false, placeholder: '2.1 h' },
  {
    name: 'method',
    label: 'How it was measured',
    maxLength: 300,
    isWide: true,
    placeholder: 'Median of all tickets',
  },
  { name: 'period', label: 'Period', maxLength: 120, isWide: true, placeholder: 'March 2025 and March 2026' },
];

/** The API's limit. */
const MAX_FIGURES = 6;
