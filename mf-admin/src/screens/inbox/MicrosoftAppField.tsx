import type { InboxDraft } from '@site/api/leads/inbox/contract';
import { useFormControl } from '@site/shell/kit/fields';
import { TextField } from '@site/shell/kit/form';

/** A field of the app that signs in to Microsoft 365; without such an app it is left out. */
export function MicrosoftAppField({ name, label }: { name: string; label: string }) {
  const { values } = useFormControl<InboxDraft>();
  if (values.signIn !== 'microsoft') return null;
  return <TextField name={name} label={label} maxLength={100} />;
}
