import { type SequenceDraft, stageOptions } from '@site/api/audience/sequences/contract';
import { useFormControl } from '@site/shell/kit/fields';
import { SelectCell } from '../../workbench/fields/SelectCell';

/** The stage that starts a sequence, where one does. */
export function TriggerStageField({ name, label, help }: { name: string; label: string; help?: string }) {
  const { values, change, fieldErrors } = useFormControl<SequenceDraft>();
  if (values.trigger !== 'stage') return null;
  return (
    <SelectCell
      label={label}
      value={values.stage ?? ''}
      options={values.stage ? stageOptions : [{ value: '', label: 'Choose a stage' }, ...stageOptions]}
      error={fieldErrors.find((error) => error.name === name)?.message}
      hint={help}
      onChange={(stage) => change(name, stage)}
    />
  );
}
