import type { SequenceDraft } from '@site/api/audience/sequences/contract';
import { useFormControl } from '@site/shell/kit/fields';
import { FormChoiceCell } from '../../workbench/landingBlocks/FormChoiceCell';

/** The form that starts a sequence, where a form does. */
export function TriggerFormField({ name, label }: { name: string; label: string }) {
  const { values, change } = useFormControl<SequenceDraft>();
  if (values.trigger !== 'form') return null;
  return <FormChoiceCell label={label} value={values.form} onChange={(slug) => change(name, slug ?? '')} />;
}
