import type { Media } from '@site/api/media/contract';
import { thumbnailOf } from '@site/api/media/mediaAddress';
import { mayEditMedia } from '@site/api/media/policy';
import { Button, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { errorMessage } from '../requests/errorMessage';
import { usePermissions } from '../session/usePermissions';
import { useSearchMediaQuery } from './mediaApi';
import { UploadList } from './UploadList';
import { UploadZone } from './UploadZone';
import { useUploads } from './useUploads';

/** The newest or matching images; an uploaded image is selected. */
export function ImageLibrary({ onChoose }: { onChoose: (media: Media) => void }) {
  const [q, setQ] = useState('');
  const [limit, setLimit] = useState(24);
  const search = useSearchMediaQuery(
    { query: { q, kind: 'image', limit: String(limit) } },
    { refetchOnMountOrArgChange: true },
  );
  const { queue, uploads } = useUploads(onChoose);
  const mayAdd = usePermissions()(mayEditMedia);
  const page = search.data;
  return (
    <Styles>
      {mayAdd && (
        <>
          <UploadZone isSingle onFiles={(files) => queue.add(files)}>
            Drop an image here or paste it.
          </UploadZone>
          <UploadList uploads={uploads} queue={queue} />
        </>
      )}
      <input
        type="search"
        aria-label="Search images"
        placeholder="Name or alt text"
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      {search.isError && !page && (
        <p role="alert" className="no">
          {errorMessage(search.error as ApiError)}
        </p>
      )}
      {page?.items.length === 0 && <p role="status">{q ? `No images match “${q}”.` : 'No images yet.'}</p>}
      <ul className="choices" aria-label="Images" aria-busy={search.isFetching}>
        {page?.items.map((media) => (
          <li key={media.id}>
            <button type="button" onClick={() => onChoose(media)}>
              <img src={thumbnailOf(media)} alt={media.alt} loading="lazy" />
              <span>{media.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {page?.nextCursor && limit < 96 && (
        <Button tone="line" size="small" onClick={() => setLimit(96)}>
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
    grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .choices button {
    display: grid;
    gap: 5px;
    width: 100%;
    padding: 0 0 6px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    overflow: hidden;
    background: var(--sheet);
    color: var(--text);
    font: inherit;
    font-size: var(--a13);
    text-align: left;
    cursor: pointer;
  }
  .choices button:hover {
    border-color: var(--navy);
  }
  .choices button img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: var(--sand);
  }
  .choices button span {
    padding: 0 8px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .no {
    color: var(--error);
  }
`;
