import type { ContentDocument } from '@site/api/content/documents/contract';
import { styled } from '@site/shell/kit';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { capitalize } from '../../formatting/capitalize';
import { NEW, pathOf } from '../list/definition/useListUrl';
import { LoadError } from '../screen/LoadError';
import { PageMeta } from '../screen/PageMeta';
import { DocumentEditor } from './DocumentEditor';
import type { EditorDefinition } from './definition/EditorDefinition';

/** The screen that edits one document. It saves continuously; only publishing makes changes public. */
export function EditorScreen<Draft extends object>({ definition, id }: EditorScreenProps<Draft>) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<OpenedDocument>({ instance: 0, id });
  // A document that gets its id while it is being edited keeps its editor instance.
  if (opened.isMoving && opened.id === id) setOpened({ ...opened, isMoving: false });
  else if (opened.id !== id && !opened.isMoving) setOpened({ instance: opened.instance + 1, id });
  const handleCreated = ({ id: key }: { id: string }) => {
    setOpened({ ...opened, id: key, isMoving: true });
    navigate(`${pathOf(definition)}/${key}`, { replace: true });
  };
  return (
    <DocumentLoader key={opened.instance} definition={definition} id={opened.id} onCreated={handleCreated} />
  );
}

interface OpenedDocument {
  instance: number;
  /** The id of the open document. */
  id: string;
  /** The navigation to its new URL is under way. */
  isMoving?: boolean;
}

function DocumentLoader<Draft extends object>({ definition, id, onCreated }: DocumentLoaderProps<Draft>) {
  const { content, list, noun: word, initial, initialFor } = definition;
  const { user } = useSession();
  const [loaded, setLoaded] = useState<LoadState<Draft> | undefined>(
    id === NEW ? { document: emptyDocument({ ...initial, ...(user && initialFor?.(user)) }) } : undefined,
  );
  const load = () => {
    content.get(id).then(
      (document) => setLoaded({ document }),
      (error: ApiError) => setLoaded({ error }),
    );
  };
  const begin = useEffectEvent(() => {
    if (!loaded) load();
  });
  useEffect(() => begin(), []);
  if (loaded?.document)
    return <DocumentEditor definition={definition} document={loaded.document} onCreated={onCreated} />;
  return (
    <LoadingStyles aria-busy={!loaded}>
      <PageMeta
        title={list}
        crumbs={[{ label: list, to: pathOf(definition) }, { label: capitalize(word) }]}
      />
      {loaded?.error ? (
        <LoadError
          title={loaded.error.status === 404 ? `${capitalize(word)} not found` : `Couldn’t load this ${word}`}
          error={loaded.error}
          onRetry={load}
        />
      ) : (
        [70, 94, 88, 62].map((width) => <Skeleton key={width} width={`${width}%`} />)
      )}
    </LoadingStyles>
  );
}

interface DocumentLoaderProps<Draft extends object> extends EditorScreenProps<Draft> {
  onCreated: (document: ContentDocument<Draft>) => void;
}

interface EditorScreenProps<Draft extends object> {
  definition: EditorDefinition<Draft>;
  /** The id of the document; `new` for one that does not exist yet. */
  id: string;
}

interface LoadState<Draft> {
  document?: ContentDocument<Draft>;
  error?: ApiError;
}

const emptyDocument = <Draft,>(draft: Draft): ContentDocument<Draft> => ({
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

const LoadingStyles = styled('div')`
  display: grid;
  gap: 14px;
  max-width: 720px;
  padding: 24px 20px;
`;
