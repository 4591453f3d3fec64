import { useFormControl } from '@site/shell/kit/fields';
import { LeaveQuestion } from '../workbench/LeaveQuestion';

/** Inside a form: what was typed and is not what is saved is not lost by going elsewhere. */
export function UnsavedForm<Values extends Record<string, string>>({
  what,
  saved,
}: UnsavedFormProps<Values>) {
  const { values } = useFormControl<Values>();
  const isUnsaved = Object.entries(saved).some(([name, value]) => (values[name] ?? '') !== value);
  return <LeaveQuestion isUnsaved={isUnsaved}>{what} is not saved.</LeaveQuestion>;
}

interface UnsavedFormProps<Values> {
  /** What it would be a pity about. */
  what: string;
  saved: Values;
}
