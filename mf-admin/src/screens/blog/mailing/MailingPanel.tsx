import type { Mailing } from '@site/api/audience/mailings/contract';
import type { ContentDocument } from '@site/api/content/documents/contract';
import type { PostDraft } from '@site/api/content/posts/contract';
import { mayWritePosts } from '@site/api/content/posts/policy';
import { Button, LiveRegion, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../requests/errorMessage';
import { usePermissions } from '../../../session/usePermissions';
import { MailingConfirmDialog } from './MailingConfirmDialog';
import { MailingPreview } from './MailingPreview';
import { useGetMailingQuery } from './mailingApi';
import { describeMailing, formatSubscribers } from './mailingLabels';

const beatMs = 2000;

/**
 * The email about a post to its subscribers: preview, recipients and progress. It is sent once, when a member
 * confirms.
 */
export function MailingPanel({ document: { id, path } }: { document: ContentDocument<PostDraft> }) {
  const isPublic = Boolean(id && path);
  const [beat, setBeat] = useState(0);
  const { currentData, error, refetch } = useGetMailingQuery(
    { id },
    { skip: !isPublic, refetchOnMountOrArgChange: true, pollingInterval: beat },
  );
  const due = currentData?.state === 'sending' ? beatMs : 0;
  if (due !== beat) setBeat(due);
  if (!isPublic)
    return <p className="mu">Publish the post to email it to subscribers. Nothing is sent automatically.</p>;
  if (error && !currentData)
    return (
      <p role="alert">
        {errorMessage(error as ApiError)}{' '}
        <button type="button" className="lk" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  if (!currentData) return <p className="mu">Loading…</p>;
  return <MailingState id={id} mailing={currentData} refresh={() => void refetch()} />;
}

function MailingState({ id, mailing, refresh }: { id: string; mailing: Mailing; refresh: () => void }) {
  const mayWrite = usePermissions()(mayWritePosts);
  const [dialog, setDialog] = useState<'preview' | 'send'>();
  const { state, readers } = mailing;
  const statusRef = useRef<HTMLParagraphElement>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  useEffect(() => {
    // The pressed button no longer exists, so focus moves to the status.
    if (isConfirming && state !== 'ready') statusRef.current?.focus();
  }, [isConfirming, state]);
  const open = (which: typeof dialog) => {
    refresh();
    setDialog(which);
  };
  const message = describeMailing(mailing);
  return (
    <Styles>
      <p ref={statusRef} tabIndex={-1} className={state === 'ready' ? 'mu' : undefined}>
        {message}
      </p>
      {state === 'sending' && (
        <progress
          max={readers || 1}
          value={mailing.sent + mailing.leftOut + mailing.failed}
          aria-label="Emails processed"
        />
      )}
      {/* Every reader would be too much to hear. */}
      <LiveRegion>{state === 'sent' ? message : ''}</LiveRegion>
      <div className="actions">
        {mailing.letter && (
          <Button tone="line" size="small" aria-haspopup="dialog" onClick={() => open('preview')}>
            Preview email
          </Button>
        )}
        {state === 'ready' && mayWrite && (
          <Button
            tone="navy"
            size="small"
            aria-haspopup="dialog"
            disabled={!readers}
            onClick={() => open('send')}
          >
            Send to {formatSubscribers(readers)}…
          </Button>
        )}
      </div>
      {dialog === 'preview' && mailing.letter && (
        <MailingPreview
          id={id}
          letter={mailing.letter}
          mayTest={mayWrite}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'send' && (
        <MailingConfirmDialog
          id={id}
          mailing={mailing}
          onSent={() => setIsConfirming(true)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Styles>
  );
}

const Styles = styled('div')`
  display: grid;
  gap: 10px;
  progress {
    width: 100%;
    height: 6px;
    accent-color: var(--navy);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
