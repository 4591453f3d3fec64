import type { Media } from '@site/api/media/contract';
import { mayEditMedia } from '@site/api/media/policy';
import { Button, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { formatBytes } from '../formatting/formatBytes';
import { errorMessage } from '../requests/errorMessage';
import { usePermissions } from '../session/usePermissions';
import { acceptedPdfs } from './acceptedFiles';
import { useSearchMediaQuery } from './mediaApi';
import { UploadList } from './UploadList';
import { UploadZone } from './UploadZone';
import { useUploads } from './useUploads';

/** Selects a PDF of the library to link to, or uploads one, which is then selected. */
export function FileDialog({ open, onClose, onChoose }: FileDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Choose file">
      <FileLibrary onChoose={onChoose} />
    </Dialog>
  );
}

interface FileDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (media: Media) => void;
}

const FIRST = 20;
const MOST = 100;

function FileLibrary({ onChoose }: Pick<FileDialogProps, 'onChoose'>) {
  const [q, setQ] = useState('');
  const [limit, setLimit] = useState(FIRST);
  const search = useSearchMediaQuery(
    { query: { q, kind: 'pdf', limit: String(limit) } },
    { refetchOnMountOrArgChange: true },
  );
  const { queue, uploads } = useUploads(onChoose, acceptedPdfs);
  const mayAdd = usePermissions()(mayEditMedia);
  const page = search.data;
  return (
    <Styles>
      {mayAdd && (
        <>
          <UploadZone isSingle accepts={acceptedPdfs} onFiles={(files) => queue.add(files)}>
            Drop a PDF here or paste it, up to 10 MB.
          </UploadZone>
          <UploadList uploads={uploads} queue={queue} />
        </>
      )}
      <input
        type="search"
        aria-label="Search PDFs"
        placeholder="Name"
        maxLength={100}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      {search.isError && !page && (
        <p role="alert" className="no">
          {errorMessage(search.error as ApiError)}
        </p>
      )}
      {page?.items.length === 0 && <p role="status">{q ? `No PDFs match “${q}”.` : 'No PDFs yet.'}</p>}
      <ul aria-label="PDFs" aria-busy={search.isFetching}>
        {page?.items.map((media) => (
          <li key={media.id}>
            <button type="button" onClick={() => onChoose(media)}>
              <FileText aria-hidden />
              <span className="name">{media.name}</span>
              <span className="mu">{formatBytes(media.bytes)}</span>
            </button>
          </li>
        ))}
      </ul>
      {page?.nextCursor && limit < MOST && (
        <Button tone="line" size="small" onClick={() => setLimit(MOST)}>
          Show more
        </Button>
      )}
    </Styles>
  );
}

const Styles = styled('div')`
  display: grid;
  gap: 12px;
  width: 560px;
  max-width: 100%;
  padding: 16px 20px 20px;
  input[type="search"] {
    width: 100%;
    height: 40px;
    padding: 0 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
  }
  ul {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 44px;
    padding: 6px 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--text);
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  li button:hover {
    border-color: var(--navy);
  }
  li svg {
    width: 18px;
    height: 18px;
    flex: none;
    color: var(--blue);
  }
  .name {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .mu {
    flex: none;
  }
  .no {
    color: var(--error);
  }
`;
