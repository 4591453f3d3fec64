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
 * The form of a record, new or known. A known one is changed at the version that was seen: where somebody else was
 * faster, both are shown field by field to choose from. What is typed is lost in no case.
 */
export function RecordForm<Row extends Versioned, Draft extends object>(props: RecordFormProps<Row, Draft>) {
  const { definition, row, refetch } = props;
  const { noun: word, struct, fields, keyOf } = definition;
  const writes = definition.resource.useWrites();
  const { toast } = useToast();
  const [base, setBase] = useState<FormBase<Row, Draft>>({ row });
  const [problem, setProblem] = useState<ApiError>();
  const [conflict, setConflict] = useState<Conflict<Row, Draft>>();
  // The form's own effects learn of another `save` after those inside it have begun to send.
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
      toast({ title: `${capitalize(word)} saved`, description: definition.savedNote });
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
        Object.fromEntries(fields.flatMap(({ name, message: says }) => (says ? [[name, says]] : []))) as never
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
  /** The newest that is known of it; none where it is new. */
  row?: Row;
  /** What a new one begins with here. */
  initial?: Partial<Draft>;
  /** Rejects with the API's error, such as when the record is gone. */
  refetch: () => Promise<Row>;
  onCreated: (row: Row) => void;
  /** Said before it is asked for, and whether it was done. */
  onDelete: (state: 'asked' | 'done' | 'failed') => void;
}

/** What the form was filled with: a record, and over it what the member chose. */
export interface FormBase<Row, Draft> {
  row?: Row;
  chosen?: Draft;
  /** What was chosen is sent at once. */
  shouldSubmit?: boolean;
}

/** Two changes met. */
export interface Conflict<Row, Draft> {
  mine: Draft;
  theirs: Row;
  before: Row;
}
