import { FormCells } from '@site/shell/kit/form';
import { PathCell } from './PathCell';

/** Which page of this site the address of what is taken off leads to, or those of many, until it is back. */
export function RedirectTargetCell({ isMany, value, error, onChange }: RedirectTargetCellProps) {
  return (
    <FormCells isDense isSingle isFramed>
      <PathCell
        label={isMany ? 'Their addresses lead to' : 'Its address leads to'}
        hint="Who comes to a page that was taken off is led there, until it is public again."
        value={value}
        error={error}
        onChange={onChange}
      />
    </FormCells>
  );
}

interface RedirectTargetCellProps {
  isMany?: boolean;
  value: string;
  error?: string;
  onChange: (path: string) => void;
}
