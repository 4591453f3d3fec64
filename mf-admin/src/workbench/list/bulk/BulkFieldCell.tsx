import { FormGrid } from '@site/shell/kit/form';
import { SelectCell } from '../../fields/SelectCell';
import { TextCell } from '../../fields/TextCell';
import type { BulkField } from './BulkActions';

/** The value that a bulk action needs: a choice or a text. */
export function BulkFieldCell({ options, maxLength, ...cell }: BulkFieldCellProps) {
  return (
    <FormGrid isDense isSingle isFramed>
      {options ? (
        <SelectCell {...cell} options={options} />
      ) : (
        <TextCell {...cell} rows={3} maxLength={maxLength} />
      )}
    </FormGrid>
  );
}

interface BulkFieldCellProps extends BulkField {
  value: string;
  error?: string;
  onChange: (value: string) => void;
}
