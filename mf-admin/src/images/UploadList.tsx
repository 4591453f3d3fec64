import { LiveRegion, styled } from '@site/shell/kit';
import { IconButton } from '@site/shell/kit/workbench';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { MediaThumbnail } from './MediaThumbnail';
import type { UploadQueue, UploadState } from './UploadQueue';

/** The uploads with progress, and actions to cancel, retry and dismiss them. */
export function UploadList({ uploads, queue }: UploadListProps) {
  if (!uploads.length) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  return (
    <Styles>
      <LiveRegion>{`${done} of ${uploads.length} uploaded`}</LiveRegion>
      <ul aria-label="Uploads">
        {uploads.map((upload) => (
          <li key={upload.id}>
            <span className="pic">{upload.media && <MediaThumbnail media={upload.media} />}</span>
            <div>
              <b>{upload.name}</b>
              <UploadProgress {...upload} />
            </div>
            {upload.state === 'failed' && (
              <IconButton label={`Retry ${upload.name}`} onClick={() => queue.retry(upload.id)}>
                <RotateCw aria-hidden />
              </IconButton>
            )}
            <IconButton label={`${action(upload)} ${upload.name}`} onClick={() => queue.drop(upload.id)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Styles>
  );
}

interface UploadListProps {
  uploads: readonly UploadState[];
  queue: Pick<UploadQueue, 'retry' | 'drop'>;
}

const action = ({ state }: UploadState) =>
  state === 'waiting' || state === 'sending' ? 'Cancel' : 'Dismiss';

function UploadProgress({ name, state, share, problem, media }: UploadState) {
  if (state === 'failed') return <p className="no">{problem}</p>;
  if (state === 'waiting') return <p>Waiting</p>;
  if (state === 'done') return <p className="ok">{media?.isKnown ? 'Already in the library' : 'Uploaded'}</p>;
  return (
    <p className="bar">
      <progress aria-label={`Upload progress of ${name}`} max={1} value={share} />
      {share < 1 ? `${Math.round(share * 100)}%` : 'Processing…'}
    </p>
  );
}

const Styles = styled('div')`
  max-height: 288px;
  overflow: auto;
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 5px 0;
    border-bottom: 1px solid var(--line);
  }
  .pic {
    flex: none;
    width: 36px;
    height: 28px;
    border-radius: var(--r-cell);
    background: var(--sand);
    overflow: hidden;
  }
  .pic svg {
    display: none;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  div {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 550;
    color: var(--ink);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    color: var(--muted);
    font-size: var(--a13);
  }
  p.no {
    color: var(--error);
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 8px;
    font-variant-numeric: tabular-nums;
  }
  progress {
    appearance: none;
    flex: 1;
    max-width: 200px;
    height: 3px;
    border: 0;
    background: var(--line);
  }
  progress::-webkit-progress-bar {
    background: var(--line);
  }
  progress::-webkit-progress-value {
    background: var(--ember);
  }
  progress::-moz-progress-bar {
    background: var(--ember);
  }
`;
