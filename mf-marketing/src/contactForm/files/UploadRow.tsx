import type { UploadedFile } from '@site/api/leads/files/contract';
import { Button, useSettings } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { sizeText } from './checkFiles';
import type { OpenUpload } from './useUploads';

/** A chosen file: its name and size, and how far its upload is. */
export function UploadRow({ file, upload, onRetry, onRemove }: UploadRowProps) {
  const { name, bytes, token } = file;
  return (
    <li>
      <div className="file">
        <b>{name}</b> <span className="size">{sizeText(bytes)}</span>
        <div role="status">{token && <span className="done">Uploaded</span>}</div>
        {!token && upload && !upload.error && <Progress name={name} share={upload.share} />}
        <div role="alert">
          {!token && upload?.error && <Failure error={upload.error} />}
          {!token && !upload && <p className="problem">Not uploaded. Remove it, then choose it again.</p>}
        </div>
      </div>
      {upload?.error && isWorthRetrying(upload.error) && (
        <Button tone="text" size="small" aria-label={`Try ${name} again`} onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button tone="text" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

interface UploadRowProps {
  file: UploadedFile;
  /** Undefined once it is uploaded, and after the page was reloaded. */
  upload: OpenUpload | undefined;
  onRetry: () => void;
  onRemove: () => void;
}

function Progress({ name, share }: { name: string; share: number }) {
  return (
    <p className="progress">
      <progress aria-label={`Upload progress of ${name}`} max={1} value={share} />
      {share < 1 ? `${Math.round(share * 100)}%` : 'Checking…'}
    </p>
  );
}

function Failure({ error }: { error: ApiError }) {
  const { email, emailHref } = useSettings();
  if (!error.status)
    return (
      <p className="problem">
        The connection was lost. The upload goes on once you’re online again; you can also try now.
      </p>
    );
  return (
    <p className="problem">
      {error.text ?? 'The upload failed.'}
      {error.status === 429 && (
        <>
          {' '}
          <a href={emailHref}>{email}</a>
        </>
      )}
    </p>
  );
}

/** A refused file stays refused. */
const isWorthRetrying = ({ status }: ApiError) =>
  !status || status === 408 || status === 429 || status >= 500;
