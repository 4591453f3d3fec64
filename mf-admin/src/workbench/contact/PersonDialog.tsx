import { PersonChange } from '@site/api/leads/corrections/contract';
import { TextField } from '@site/shell/kit/form';
import { useState } from 'react';
import { FormDialog } from '../screen/FormDialog';

type Person = Required<PersonChange>;

/** Corrects the name, phone, company and email address of a person. */
export function PersonDialog({ person, onSave, onClose }: PersonDialogProps) {
  // Someone else may change the person while the dialog is open. Only what the member changed is saved.
  const [before] = useState(person);
  const submit = async (values: Person) => {
    const change = changeOf(before, values);
    if (Object.keys(change).length) await onSave(change);
  };
  return (
    <FormDialog<Person>
      title="Edit details"
      text="All records of this person with the same details are corrected, and HubSpot if it’s connected. The history keeps the earlier details. If you change the email address, the earlier one stays with this person, and HubSpot gets a new contact. Emails that were sent aren’t sent again."
      submitLabel="Save"
      struct={PersonChange as never}
      initial={before}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label="Name" autoComplete="off" maxLength={200} />
      <TextField name="phone" label="Phone" type="tel" autoComplete="off" maxLength={60} optional />
      <TextField name="company" label="Company" autoComplete="off" maxLength={200} optional />
      <TextField name="email" label="Email" type="email" autoComplete="off" maxLength={254} />
    </FormDialog>
  );
}

interface PersonDialogProps {
  person: Person;
  /** Rejects with an `ApiError`. */
  onSave: (change: PersonChange) => Promise<unknown>;
  onClose: () => void;
}

const FIELDS = ['name', 'phone', 'company', 'email'] as const;

/** The fields that differ. */
const changeOf = (from: Person, to: Person): PersonChange =>
  Object.fromEntries(
    FIELDS.filter((field) => to[field].trim() !== from[field]).map((field) => [field, to[field].trim()]),
  );
