import type { Media } from '@site/api/media/contract';
import { thumbnailOf } from '@site/api/media/mediaAddress';
import { mayEditMedia } from '@site/api/media/policy';
import { Button, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { formatBytes } from '../formatting/formatBytes';
import { errorMessage } from '../requests/errorMessage';
import { usePermissions } from '../session/usePermissions';
import { acceptedImages, acceptedPdfs } from './acceptedFiles';
import { useSearchMediaQuery } from './mediaApi';
import { UploadList } from './UploadList';
import { UploadZone } from './UploadZone';
import { useUploads } from './useUploads';

interface MediaLibraryProps {
  kind: 'image' | 'pdf';
  onChoose: (media: Media) => void;
}

const FIRST = 24;
const MOST = 96;

const kinds = {
  image: {
    title: 'Images',
    many: 'images',
    accepts: acceptedImages,
    upload: 'Drop an image here or paste it.',
    searchedIn: 'Name or alt text',
  },
  pdf: {
    title: 'PDFs',
    many: 'PDFs',
    accepts: acceptedPdfs,
    upload: 'Drop a PDF here or paste it, up to 10 MB.',
    searchedIn: 'Name',
  },
};

/** The newest or matching images or PDFs to choose one of; one that is uploaded is chosen. */
export function MediaLibrary({ kind, onChoose }: MediaLibraryProps) {
  const { title, many, accepts, upload, searchedIn } = kinds[kind];
  const [q, setQ] = useState('');
  const [limit, setLimit] = useState(FIRST);
  const search = useSearchMediaQuery(
    { query: { q, kind, limit: String(limit) } },
    { refetchOnMountOrArgChange: true },
  );
  const { queue, uploads } = useUploads(onChoose, accepts);
  const mayAdd = usePermissions()(mayEditMedia);
  const page = search.data;
  return (
    <Styles>
      {mayAdd && (
        <>
          <UploadZone isSingle accepts={accepts} onFiles={(files) => queue.add(files)}>
            {upload}
          </UploadZone>
          <UploadList uploads={uploads} queue={queue} />
        </>
      )}
      <input
        type="search"
        aria-label={`Search ${many}`}
        placeholder={searchedIn}
        maxLength={100}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      {search.isError && !page && (
        <p role="alert" className="no">
          {errorMessage(search.error as ApiError)}
        </p>
      )}
      {page?.items.length === 0 && <p role="status">{q ? `No ${many} match “${q}”.` : `No ${many} yet.`}</p>}
      <ul className={`choices ${kind}`} aria-label={title} aria-busy={search.isFetching}>
        {page?.items.map((media) => (
          <li key={media.id}>
            <button type="button" onClick={() => onChoose(media)}>
              {kind === 'image' ? (
                <img src={thumbnailOf(media)} alt={media.alt} loading="lazy" />
              ) : (
                <FileText aria-hidden />
              )}
              <span className="name">{media.name}</span>
              {kind === 'pdf' && <span className="mu">{formatBytes(media.bytes)}</span>}
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
  width: 640px;
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
  .choices {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .choices.image {
    grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
    gap: 10px;
  }
  .choices button {
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
  .choices button:hover {
    border-color: var(--navy);
  }
  .choices svg {
    width: 18px;
    height: 18px;
    flex: none;
    color: var(--blue);
  }
  .choices .name {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .choices .mu {
    flex: none;
  }
  .choices.image button {
    display: grid;
    gap: 5px;
    padding: 0 0 6px;
    overflow: hidden;
    font-size: var(--a13);
  }
  .image img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: var(--sand);
  }
  .choices.image .name {
    padding: 0 8px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .no {
    color: var(--error);
  }
`;
