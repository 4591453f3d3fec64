import type { ShareDraft } from '@site/api/tools/shares/contract';
import { Button, LiveRegion, useSettings } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import LinkIcon from 'lucide-react/icons/link';
import { useState } from 'react';
import { CopyButton } from '../../clipboard/CopyButton';
import { formatDay } from '../../formatting/dates';
import { useCreateShareMutation, useRevokeShareMutation } from './sharesApi';

/** A share link created by this browser. */
export interface StoredShare {
  key: string;
  expiresAt: string;
  /** Secret of the shared result, which authorizes revoking the link. */
  secret: string;
}

/**
 * Creates, copies and revokes a share link. Below are links to earlier results, which stay valid until they expire or
 * are revoked here.
 */
export function SharePanel({ of, message, prepare, shares, onChange }: SharePanelProps) {
  const { origin } = useSettings();
  const [create, creating] = useCreateShareMutation();
  const [revoke, revoking] = useRevokeShareMutation();
  const [status, setStatus] = useState('');
  const share = shares.find(({ secret }) => secret === of.secret);
  const earlier = shares.filter((one) => one !== share);
  const address = share && new URL(paths.sharedResult(share.key), origin).href;
  const runAndReport = (request: Promise<unknown>, done: string) =>
    request.then(
      () => setStatus(done),
      (error: ApiError) => setStatus(error.text ?? 'That didn’t work. Please try again.'),
    );

  const handleCreate = () =>
    runAndReport(
      Promise.resolve(prepare?.())
        .then(() => create({ body: of }).unwrap())
        .then((made) => onChange([...earlier, { ...made, secret: of.secret }])),
      'The link is ready. Only this browser can turn it off.',
    );
  const end = ({ key, secret }: StoredShare) =>
    runAndReport(
      revoke({ key, body: { secret } })
        .unwrap()
        .then(() => onChange(shares.filter((one) => one.key !== key))),
      'The link is turned off. It no longer shows your report.',
    );

  return (
    <div id="share">
      <h2>Share this report</h2>
      <p>
        {message}{' '}
        {share
          ? `It expires on ${formatDay(new Date(share.expiresAt))}, or when you turn it off.`
          : 'It expires after 90 days, or when you turn it off.'}
      </p>
      <div className="row">
        {share ? (
          <>
            <input readOnly value={address} aria-label="Link to this report" onFocus={selectAll} />
            <CopyButton text={address ?? ''} label="Copy link" />
            <Button tone="text" size="small" onClick={() => end(share)} disabled={revoking.isLoading}>
              Turn off the link
            </Button>
          </>
        ) : (
          <Button tone="line" size="small" onClick={handleCreate} disabled={creating.isLoading}>
            <LinkIcon aria-hidden />
            Create a link
          </Button>
        )}
      </div>
      {earlier.map((one) => (
        <div className="row" key={one.key}>
          <p>A link to your earlier result works until {formatDay(new Date(one.expiresAt))}.</p>
          <Button tone="text" size="small" onClick={() => end(one)} disabled={revoking.isLoading}>
            Turn off the earlier link
          </Button>
        </div>
      ))}
      <LiveRegion visible>
        <p className="status">{status}</p>
      </LiveRegion>
    </div>
  );
}

const selectAll = (event: { target: HTMLInputElement }) => event.target.select();

export interface SharePanelProps {
  /** The result to share and its secret. */
  of: ShareDraft;
  /** What the link shows to others. */
  message: string;
  /** Runs before the link is created. */
  prepare?: () => Promise<unknown>;
  /** All links of this browser that are not revoked, of this and earlier results. */
  shares: StoredShare[];
  onChange: (shares: StoredShare[]) => void;
}
