import { useFormControl } from '@site/shell/kit/fields';
import { UnsavedChangesDialog } from '../../workbench/screen/UnsavedChangesDialog';

/** Inside a form: asks before the member leaves with unsaved input. */
export function UnsavedFormGuard<Values extends Record<string, string>>({
  what,
  saved,
}: UnsavedFormGuardProps<Values>) {
  const { values } = useFormControl<Values>();
  const isUnsaved = Object.entries(saved).some(([name, value]) => (values[name] ?? '') !== value);
  return <UnsavedChangesDialog isUnsaved={isUnsaved}>{what} isn’t saved.</UnsavedChangesDialog>;
}

interface UnsavedFormGuardProps<Values> {
  /** What would be lost. */
  what: string;
  saved: Values;
}
