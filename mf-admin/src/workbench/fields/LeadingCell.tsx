import { FormCells } from '@site/shell/kit/form';
import { PathCell } from './PathCell';

/** Which page of this site the address of what is taken off leads to, or those of many, until it is back. */
export function LeadingCell({ isMany, value, error, onChange }: LeadingCellProps) {
  return (
    <FormCells isDense isSingle isFramed>
      <PathCell
        label={isMany ? 'Their addresses lead to' : 'Its address leads to'}
        hint="Who comes to a page that was taken off is led there, until it is public again."
        {...{ value, error, onChange }}
      />
    </FormCells>
  );
}

interface LeadingCellProps {
  isMany?: boolean;
  value: string;
  error?: string;
  onChange: (path: string) => void;
}
