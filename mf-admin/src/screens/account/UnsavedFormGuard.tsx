import { useFormControl } from '@site/shell/kit/fields';
import { UnsavedChangesDialog } from '../../workbench/screen/UnsavedChangesDialog';

/** Inside a form: what was typed and is not what is saved is not lost by going elsewhere. */
export function UnsavedFormGuard<Values extends Record<string, string>>({
  what,
  saved,
}: UnsavedFormGuardProps<Values>) {
  const { values } = useFormControl<Values>();
  const isUnsaved = Object.entries(saved).some(([name, value]) => (values[name] ?? '') !== value);
  return <UnsavedChangesDialog isUnsaved={isUnsaved}>{what} isn’t saved.</UnsavedChangesDialog>;
}

interface UnsavedFormGuardProps<Values> {
  /** What it would be a pity about. */
  what: string;
  saved: Values;
}
