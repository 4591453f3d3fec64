import { PersonChange } from '@site/api/leads/corrections/contract';
import { Button, styled } from '@site/shell/kit';
import { Form, FormGrid, SubmitButton, TextField } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';

type Person = Required<PersonChange>;

/** Corrects the name, phone and company of a person. */
export function PersonDialog({ person, onSave, onClose }: PersonDialogProps) {
  const [problem, setProblem] = useState<ApiError>();
  const submit = async (values: Person) => {
    setProblem(undefined);
    const change = changeOf(person, values);
    if (Object.keys(change).length) await onSave(change);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Correct details">
      <Styles>
        <p className="mu">
          All records of this person that say the same are corrected, and HubSpot if it is connected. The
          history keeps what it was.
        </p>
        <Form<Person>
          label="Correct details"
          struct={PersonChange as never}
          initial={person}
          onSubmit={submit}
          onFailure={(error) => setProblem((error as ApiError).fieldErrors ? undefined : (error as ApiError))}
          keepValues
        >
          <FormGrid isSingle isDense isFramed>
            <TextField name="name" label="Name" autoComplete="off" maxLength={200} />
            <TextField name="phone" label="Phone" type="tel" autoComplete="off" maxLength={60} optional />
            <TextField name="company" label="Company" autoComplete="off" maxLength={200} optional />
          </FormGrid>
          <FormAlert problem={problem} />
          <footer>
            <SubmitButton tone="navy" size="small" busyLabel="Saving…">
              Save
            </SubmitButton>
            <Button tone="line" size="small" onClick={onClose}>
              Cancel
            </Button>
          </footer>
        </Form>
      </Styles>
    </Dialog>
  );
}

interface PersonDialogProps {
  person: Person;
  /** Rejects with an `ApiError`. */
  onSave: (change: PersonChange) => Promise<unknown>;
  onClose: () => void;
}

const FIELDS = ['name', 'phone', 'company'] as const;

/** The fields that differ. */
const changeOf = (from: Person, to: Person): PersonChange =>
  Object.fromEntries(
    FIELDS.filter((field) => to[field].trim() !== from[field]).map((field) => [field, to[field].trim()]),
  );

const Styles = styled('div')`
  padding: 16px 20px 20px;
  p {
    margin-bottom: 12px;
    font-size: var(--a13);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 16px;
  }
`;
