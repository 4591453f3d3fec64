import { useToast } from '@site/shell/kit';
import { Form } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { useRef, useState } from 'react';
import { capitalize } from '../../formatting/capitalize';
import type { Versioned } from '../resource/createResource';
import type { RecordDefinition } from './RecordDefinition';
import { RecordFormContent } from './RecordFormContent';
import { toDraft } from './toDraft';

/**
 * The form of a new or existing record. Existing records are saved with the version that was loaded; on a version
 * conflict the member chooses field by field. Typed values are never lost.
 */
export function RecordForm<Row extends Versioned, Draft extends object>(props: RecordFormProps<Row, Draft>) {
  const { definition, row, refetch } = props;
  const { noun: word, struct, fields, keyOf } = definition;
  const writes = definition.resource.useWrites();
  const { toast } = useToast();
  const [base, setBase] = useState<FormBase<Row, Draft>>({ row });
  const [problem, setProblem] = useState<ApiError>();
  const [conflict, setConflict] = useState<Conflict<Row, Draft>>();
  // A ref, since effects inside the form may submit before they see a new `save`.
  const currentRow = useRef(row);
  const rebase = (next: FormBase<Row, Draft>) => {
    currentRow.current = next.row;
    setConflict(undefined);
    setBase(next);
  };
  const detach = () => {
    currentRow.current = undefined;
  };
  const save = async (draft: Draft) => {
    setProblem(undefined);
    const known = currentRow.current;
    try {
      const saved = known
        ? await writes.edit(keyOf(known), known.version, draft)
        : await writes.create(draft);
      rebase({ row: saved });
      const created = known ? undefined : definition.creation?.done;
      toast({ title: created ?? `${capitalize(word)} saved`, description: definition.savedNote });
    } catch (error) {
      if (known && (error as ApiError).status === 412)
        setConflict({ mine: draft, theirs: await refetch(), before: known });
      throw error;
    }
  };
  return (
    <Form<Draft>
      label={row ? `Edit ${word}` : `New ${word}`}
      struct={struct}
      initial={row ? toDraft(definition, row) : { ...definition.initial, ...props.initial }}
      messages={
        Object.fromEntries(fields.flatMap(({ name, message: text }) => (text ? [[name, text]] : []))) as never
      }
      onSubmit={save}
      onFailure={(error) => setProblem(error as ApiError)}
      keepValues
    >
      <RecordFormContent
        {...props}
        writes={writes}
        base={base}
        rebase={rebase}
        detach={detach}
        problem={problem}
        conflict={conflict}
      />
    </Form>
  );
}

export interface RecordFormProps<Row extends Versioned, Draft extends object> {
  definition: RecordDefinition<Row, Draft>;
  /** The newest loaded version; undefined for a new record. */
  row?: Row;
  /** Initial values of a new record. */
  initial?: Partial<Draft>;
  /** Loads the current version. Rejects with an `ApiError`, such as 404. */
  refetch: () => Promise<Row>;
  onCreated: (row: Row) => void;
  /** Called before the delete request and with its result. */
  onDelete: (state: 'started' | 'done' | 'failed') => void;
}

/** What the form is based on: a record, and the values chosen in a conflict. */
export interface FormBase<Row, Draft> {
  row?: Row;
  chosen?: Draft;
  /** Submits the chosen values at once. */
  shouldSubmit?: boolean;
}

/** A version conflict. */
export interface Conflict<Row, Draft> {
  mine: Draft;
  theirs: Row;
  before: Row;
}
