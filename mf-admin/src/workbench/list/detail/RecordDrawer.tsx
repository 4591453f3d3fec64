import { useState } from 'react';
import { usePermissions } from '../../../session/usePermissions';
import type { RecordDefinition } from '../../record/RecordDefinition';
import { RecordFacts } from '../../record/RecordFacts';
import { RecordForm } from '../../record/RecordForm';
import type { Versioned } from '../../resource/createResource';
import type { DetailDrawerProps } from '../definition/ListDefinition';
import { NEW } from '../definition/useListUrl';
import { NewRecordDrawer } from './NewRecordDrawer';
import { QueryDrawer } from './QueryDrawer';

/** The drawer with the open record's form; `new` shows an empty form. */
export function RecordDrawer<Row extends Versioned, Draft extends object>(
  props: RecordDrawerProps<Row, Draft>,
) {
  const Drawer = props.id === NEW ? NewRecord : ExistingRecord;
  return <Drawer key={props.id} {...props} />;
}

interface RecordDrawerProps<Row extends Versioned, Draft extends object> extends DetailDrawerProps {
  definition: RecordDefinition<Row, Draft>;
}

interface NewRecordProps<Row extends Versioned, Draft extends object> extends RecordDrawerProps<Row, Draft> {
  /** Initial values. */
  initial?: Partial<Draft>;
  description?: string;
  /** Called once it is created; opens the new record by default. */
  onCreated?: (row: Row) => void;
}

/** The drawer of a record that does not exist yet. */
export function NewRecord<Row extends Versioned, Draft extends object>({
  definition,
  initial,
  description,
  onCreated,
  ...props
}: NewRecordProps<Row, Draft>) {
  const { noun, needs, keyOf } = definition;
  return (
    <NewRecordDrawer {...props} noun={noun} description={description} needs={needs}>
      <RecordForm
        definition={definition}
        initial={initial}
        refetch={() => Promise.reject(new Error('nothing to ask for'))}
        onCreated={onCreated ?? ((row) => props.onOpen(keyOf(row)))}
        onDelete={() => undefined}
      />
    </NewRecordDrawer>
  );
}

/** The drawer of an existing (or deleted) record. */
export function ExistingRecord<Row extends Versioned, Draft extends object>(
  props: RecordDrawerProps<Row, Draft>,
) {
  const { id, definition, ...navigation } = props;
  const { noun: word, nameOf } = definition;
  const mayEdit = usePermissions()(definition.needs);
  // A record that is being deleted is not refetched, since that would return 404.
  const [isDeleting, setIsDeleting] = useState(false);
  const result = definition.resource.useRecord(id, isDeleting);
  const [last, setLast] = useState<Row>();
  if (result.currentData && result.currentData !== last) setLast(result.currentData);
  const row = result.currentData ?? last;
  const title = row && nameOf(row);
  return (
    <QueryDrawer
      {...navigation}
      result={{ ...result, currentData: row }}
      name={accessibleName(word, title)}
      noun={word}
      title={title}
      missingNote="It may have been deleted, or the URL may be wrong."
    >
      {(found) =>
        mayEdit && !definition.lockedNote?.(found) ? (
          <RecordForm
            definition={definition}
            row={found}
            refetch={() => result.refetch().unwrap()}
            onCreated={(created) => navigation.onOpen(definition.keyOf(created))}
            onDelete={(state) => {
              setIsDeleting(state !== 'failed');
              if (state === 'done') navigation.onClose();
            }}
          />
        ) : (
          <RecordFacts definition={definition} row={found} />
        )
      }
    </QueryDrawer>
  );
}

/** The accessible name: noun and title, without repeating the noun. */
const accessibleName = (word: string, title = '') =>
  title.toLowerCase().startsWith(word.toLowerCase()) ? title : `${word} ${title}`.trim();
