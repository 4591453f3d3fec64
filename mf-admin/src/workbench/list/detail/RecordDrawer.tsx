import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { capitalize } from '../../../formatting/capitalize';
import { usePermissions } from '../../../session/usePermissions';
import type { RecordDefinition } from '../../record/RecordDefinition';
import { RecordFacts } from '../../record/RecordFacts';
import { RecordForm } from '../../record/RecordForm';
import type { Versioned } from '../../resource/resourceOf';
import { LoadError } from '../../screen/LoadError';
import type { DetailDrawerProps } from '../definition/ListDefinition';
import { NEW } from '../definition/useListAddress';
import { DetailDrawer, DetailDrawerState } from './DetailDrawer';

/** The sheet of a list that shows the open record's form, and under `new` an empty one. */
export function RecordDrawer<Row extends Versioned, Draft extends object>(
  props: RecordDrawerProps<Row, Draft>,
) {
  const Paper = props.id === NEW ? NewRecord : KnownRecord;
  return <Paper key={props.id} {...props} />;
}

interface RecordDrawerProps<Row extends Versioned, Draft extends object> extends DetailDrawerProps {
  definition: RecordDefinition<Row, Draft>;
}

interface NewRecordProps<Row extends Versioned, Draft extends object> extends RecordDrawerProps<Row, Draft> {
  /** What it begins with here. */
  initial?: Partial<Draft>;
  about?: string;
  /** Where the member goes from there; to the new record unless told. */
  onCreated?: (row: Row) => void;
}

/** The sheet of a record that is not there yet. */
export function NewRecord<Row extends Versioned, Draft extends object>({
  id: _,
  definition,
  initial,
  about,
  onCreated,
  ...ways
}: NewRecordProps<Row, Draft>) {
  const { word, needs, keyOf } = definition;
  const isAllowed = usePermissions()(needs);
  return (
    <DetailDrawer {...ways} name={`New ${word}`} word={word} title={`New ${word}`} about={about}>
      {isAllowed ? (
        <RecordForm
          definition={definition}
          initial={initial}
          askAgain={() => Promise.reject(new Error('nothing to ask for'))}
          onCreated={onCreated ?? ((row) => ways.onOpen(keyOf(row)))}
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
export function KnownRecord<Row extends Versioned, Draft extends object>(
  props: RecordDrawerProps<Row, Draft>,
) {
  const { id, definition, ...ways } = props;
  const { word, nameOf } = definition;
  const isAllowed = usePermissions()(definition.needs);
  // What is being taken away is not asked for again: there would be nothing.
  const [isGoing, setIsGoing] = useState(false);
  const asked = definition.resource.useRecord(id, isGoing);
  const [last, setLast] = useState<Row>();
  if (asked.currentData && asked.currentData !== last) setLast(asked.currentData);
  const row = asked.currentData ?? last;
  const error = row ? undefined : (asked.error as ApiError | undefined);
  const title = row && nameOf(row);
  return (
    <DetailDrawer {...ways} name={spoken(word, title)} word={word} title={title} isWaiting={!row && !error}>
      {row && !isAllowed && <RecordFacts definition={definition} row={row} />}
      {row && isAllowed && (
        <RecordForm
          definition={definition}
          row={row}
          askAgain={() => asked.refetch().unwrap()}
          onCreated={(created) => ways.onOpen(definition.keyOf(created))}
          onDelete={(state) => {
            setIsGoing(state !== 'failed');
            if (state === 'done') ways.onClose();
          }}
        />
      )}
      {error && (
        <DetailDrawerState>
          <LoadError
            title={error.status === 404 ? `${capitalize(word)} not found` : `Couldn’t load this ${word}`}
            note={error.status === 404 ? 'It may have been deleted, or the URL may be wrong.' : undefined}
            error={error}
            onRetry={error.status === 404 ? undefined : () => void asked.refetch()}
            isBusy={asked.isFetching}
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
const spoken = (word: string, title = '') =>
  title.toLowerCase().startsWith(word.toLowerCase()) ? title : `${word} ${title}`.trim();
