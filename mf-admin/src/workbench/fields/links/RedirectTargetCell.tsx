import { FormGrid } from '@site/shell/kit/form';
import { PathCell } from './PathCell';

/** The page to which the URLs of unpublished documents redirect until they are published again. */
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
