import type { ContentDocument } from '@site/api/content/documents/contract';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { capitalize } from '../../formatting/capitalize';
import { NEW, pathOf } from '../list/definition/useListAddress';
import { LoadError } from '../screen/LoadError';
import { PageMeta } from '../screen/PageMeta';
import { DocumentEditor } from './DocumentEditor';
import type { EditorDefinition } from './definition/EditorDefinition';

/** Where one document is written: nothing typed is lost, and nothing becomes public but by the action of that name. */
export function EditorScreen<Draft extends object>({ definition, id }: EditorScreenProps<Draft>) {
  const navigate = useNavigate();
  const [own, setOwn] = useState<Own>({ desk: 0, id });
  // One that gets its address while it is written stays the one on the desk.
  if (own.isMoving && own.id === id) setOwn({ ...own, isMoving: false });
  else if (own.id !== id && !own.isMoving) setOwn({ desk: own.desk + 1, id });
  const handleCreated = ({ id: key }: { id: string }) => {
    setOwn({ ...own, id: key, isMoving: true });
    navigate(`${pathOf(definition)}/${key}`, { replace: true });
  };
  return <Opened key={own.desk} definition={definition} id={own.id} onCreated={handleCreated} />;
}

interface Own {
  desk: number;
  /** Of the document on it. */
  id: string;
  /** Its address is on the way. */
  isMoving?: boolean;
}

function Opened<Draft extends object>({ definition, id, onCreated }: OpenedProps<Draft>) {
  const { content, list, word } = definition;
  const [shown, setShown] = useState<Shown<Draft> | undefined>(
    id === NEW ? { document: blank(definition.initial) } : undefined,
  );
  const load = () => {
    content.get(id).then(
      (document) => setShown({ document }),
      (error: ApiError) => setShown({ error }),
    );
  };
  const begin = useEffectEvent(() => {
    if (!shown) load();
  });
  useEffect(() => begin(), []);
  if (shown?.document)
    return <DocumentEditor definition={definition} document={shown.document} onCreated={onCreated} />;
  return (
    <Waiting aria-busy={!shown}>
      <PageMeta
        title={list}
        crumbs={[{ label: list, to: pathOf(definition) }, { label: capitalize(word) }]}
      />
      {shown?.error ? (
        <LoadError
          title={shown.error.status === 404 ? `${capitalize(word)} not found` : `Couldn’t load this ${word}`}
          error={shown.error}
          onRetry={load}
        />
      ) : (
        [70, 94, 88, 62].map((width) => <Skeleton key={width} width={`${width}%`} />)
      )}
    </Waiting>
  );
}

interface OpenedProps<Draft extends object> extends EditorScreenProps<Draft> {
  onCreated: (document: ContentDocument<Draft>) => void;
}

interface EditorScreenProps<Draft extends object> {
  definition: EditorDefinition<Draft>;
  /** Of the document; `new` for one that is not there yet. */
  id: string;
}

interface Shown<Draft> {
  document?: ContentDocument<Draft>;
  error?: ApiError;
}

const blank = <Draft,>(draft: Draft): ContentDocument<Draft> => ({
  id: '',
  label: '',
  slug: '',
  state: 'draft',
  path: null,
  publishedAt: null,
  publishAt: null,
  fault: null,
  binnedAt: null,
  updatedAt: new Date().toISOString(),
  updatedBy: '',
  version: 0,
  draft,
  published: null,
  scheduled: null,
});

const Waiting = styled('div')`
  display: grid;
  gap: 14px;
  max-width: 720px;
  padding: 24px 20px;
`;
