import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { capitalize } from '../../../formatting/capitalize';
import { usePermissions } from '../../../session/usePermissions';
import type { RecordDefinition } from '../../record/RecordDefinition';
import { RecordFacts } from '../../record/RecordFacts';
import { RecordForm } from '../../record/RecordForm';
import type { Versioned } from '../../resource/createResource';
import { LoadError } from '../../screen/LoadError';
import type { DetailDrawerProps } from '../definition/ListDefinition';
import { NEW } from '../definition/useListUrl';
import { DetailDrawer, DetailDrawerState } from './DetailDrawer';

/** The sheet of a list that shows the open record's form, and under `new` an empty one. */
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
  /** What it begins with here. */
  initial?: Partial<Draft>;
  description?: string;
  /** Where the member goes from there; to the new record unless told. */
  onCreated?: (row: Row) => void;
}

/** The sheet of a record that is not there yet. */
export function NewRecord<Row extends Versioned, Draft extends object>({
  id: _,
  definition,
  initial,
  description: about,
  onCreated,
  ...navigation
}: NewRecordProps<Row, Draft>) {
  const { noun: word, needs, keyOf } = definition;
  const isAllowed = usePermissions()(needs);
  return (
    <DetailDrawer {...navigation} name={`New ${word}`} noun={word} title={`New ${word}`} description={about}>
      {isAllowed ? (
        <RecordForm
          definition={definition}
          initial={initial}
          refetch={() => Promise.reject(new Error('nothing to ask for'))}
          onCreated={onCreated ?? ((row) => navigation.onOpen(keyOf(row)))}
          onDelete={() => undefined}
        />
      ) : (
        <DetailDrawerState>
          <LoadError title="" error={{ status: 403, message: '' }} />
        </DetailDrawerState>
      )}
    </DetailDrawer>
  );
}

/** The sheet of a record that is there, or was. */
export function ExistingRecord<Row extends Versioned, Draft extends object>(
  props: RecordDrawerProps<Row, Draft>,
) {
  const { id, definition, ...navigation } = props;
  const { noun: word, nameOf } = definition;
  const isAllowed = usePermissions()(definition.needs);
  // What is being taken away is not asked for again: there would be nothing.
  const [isDeleting, setIsDeleting] = useState(false);
  const result = definition.resource.useRecord(id, isDeleting);
  const [last, setLast] = useState<Row>();
  if (result.currentData && result.currentData !== last) setLast(result.currentData);
  const row = result.currentData ?? last;
  const error = row ? undefined : (result.error as ApiError | undefined);
  const title = row && nameOf(row);
  return (
    <DetailDrawer
      {...navigation}
      name={accessibleName(word, title)}
      noun={word}
      title={title}
      isLoading={!row && !error}
    >
      {row && !isAllowed && <RecordFacts definition={definition} row={row} />}
      {row && isAllowed && (
        <RecordForm
          definition={definition}
          row={row}
          refetch={() => result.refetch().unwrap()}
          onCreated={(created) => navigation.onOpen(definition.keyOf(created))}
          onDelete={(state) => {
            setIsDeleting(state !== 'failed');
            if (state === 'done') navigation.onClose();
          }}
        />
      )}
      {error && (
        <DetailDrawerState>
          <LoadError
            title={error.status === 404 ? `${capitalize(word)} not found` : `Couldn’t load this ${word}`}
            note={error.status === 404 ? 'It may have been deleted, or the URL may be wrong.' : undefined}
            error={error}
            onRetry={error.status === 404 ? undefined : () => void result.refetch()}
            isBusy={result.isFetching}
          />
        </DetailDrawerState>
      )}
      {!row && !error && (
        <DetailDrawerState aria-busy="true">
          {[88, 94, 62, 70].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </DetailDrawerState>
      )}
    </DetailDrawer>
  );
}

/** What a screen reader calls it: what it is and its title, each once; never its id. */
const accessibleName = (word: string, title = '') =>
  title.toLowerCase().startsWith(word.toLowerCase()) ? title : `${word} ${title}`.trim();
