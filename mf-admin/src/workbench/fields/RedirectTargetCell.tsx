import { FormGrid } from '@site/shell/kit/form';
import { PathCell } from './PathCell';

/** Which page of this site the address of what is taken off leads to, or those of many, until it is back. */
export function RedirectTargetCell({ isMany, value, error, onChange }: RedirectTargetCellProps) {
  return (
    <FormGrid isDense isSingle isFramed>
      <PathCell
        label={isMany ? 'Redirect their URLs to' : 'Redirect its URL to'}
        hint="Visitors to an unpublished page are redirected here until it’s published again."
        value={value}
        error={error}
        onChange={onChange}
      />
    </FormGrid>
  );
}

interface RedirectTargetCellProps {
  isMany?: boolean;
  value: string;
  error?: string;
  onChange: (path: string) => void;
}
