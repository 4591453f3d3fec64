import type { Mailing, NewsletterDraft } from '@site/api/audience/newsletters/contract';
import { mayWriteNewsletters } from '@site/api/audience/newsletters/policy';
import type { ContentDocument } from '@site/api/content/documents/contract';
import { Button, LiveRegion, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { errorMessage } from '../../requests/errorMessage';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { SendTestDialog } from '../../workbench/emails/SendTestDialog';
import { FollowUps } from './FollowUps';
import { describeMailing, formatSubscribers, listResults } from './newsletterLabels';
import {
  usePauseMailingMutation,
  useResendMailingMutation,
  useResumeMailingMutation,
  useTestMailingMutation,
} from './newslettersApi';
import { SubjectTestPanel } from './SubjectTestPanel';
import { useMailing } from './useMailing';

/** Who gets a newsletter, a test of it, and its progress and results once it is sent. */
export function MailingPanel({ document }: { document: ContentDocument<NewsletterDraft> }) {
  const { id } = document;
  const { mailing, error, refetch } = useMailing(document);
  if (!id) return <p className="mu">Start writing to see how many subscribers would get it.</p>;
  if (error && !mailing)
    return (
      <p role="alert">
        {errorMessage(error as ApiError)}{' '}
        <button type="button" className="lk" onClick={refetch}>
          Try again
        </button>
      </p>
    );
  return mailing ? <MailingState id={id} mailing={mailing} /> : <p className="mu">Loading…</p>;
}

function MailingState({ id, mailing }: { id: string; mailing: Mailing }) {
  const mayWrite = usePermissions()(mayWriteNewsletters);
  const [isTesting, setIsTesting] = useState(false);
  const { state, readers, failures, clicks, reactions, subjectTest } = mailing;
  const message = describeMailing(mailing);
  return (
    <Styles>
      <p className={state === 'unsent' ? 'mu' : undefined}>{message}</p>
      {(state === 'sending' || state === 'paused') && (
        <progress max={readers || 1} value={countProcessed(mailing)} aria-label="Emails processed" />
      )}
      {/* Every reader would be too much to hear. */}
      <LiveRegion>{state === 'sending' || state === 'unsent' ? '' : message}</LiveRegion>
      {state !== 'unsent' && (
        <dl>
          {listResults(mailing).map(({ label, count }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="m">{count}</dd>
            </div>
          ))}
        </dl>
      )}
      {subjectTest && <SubjectTestPanel id={id} mailing={mailing} test={subjectTest} mayWrite={mayWrite} />}
      {failures.length > 0 && (
        <details>
          <summary>Why emails failed</summary>
          <ul>
            {failures.map(({ reason, count }) => (
              <li key={reason}>
                {reason}: {count.toLocaleString('en-US')}
              </li>
            ))}
          </ul>
        </details>
      )}
      {clicks && clicks.links.length > 0 && (
        <details>
          <summary>Subscribers by link</summary>
          <ul>
            {clicks.links.map(({ url, people }) => (
              <li key={url}>
                {url}: {people.toLocaleString('en-US')}
              </li>
            ))}
          </ul>
        </details>
      )}
      {reactions && <FollowUps reactions={reactions} />}
      {mayWrite && (
        <div className="actions">
          <MailingActions id={id} mailing={mailing} />
          <Button tone="line" size="small" aria-haspopup="dialog" onClick={() => setIsTesting(true)}>
            Send a test…
          </Button>
        </div>
      )}
      {isTesting && <TestDialog id={id} onClose={() => setIsTesting(false)} />}
    </Styles>
  );
}

/** Those that are queued later are not in the queue yet. */
const countProcessed = ({ sent, skipped, failed, unknown }: Mailing) => sent + skipped + failed + unknown;

function TestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [test, { data, error, isLoading }] = useTestMailingMutation();
  return (
    <SendTestDialog
      label="The saved draft goes to"
      send={(body) => void test({ id, body })}
      data={data}
      error={error}
      isLoading={isLoading}
      onClose={onClose}
    />
  );
}

/** Pausing and resuming, and sending again what failed. */
function MailingActions({ id, mailing }: { id: string; mailing: Mailing }) {
  const { state, failed, unknown, reactions } = mailing;
  // Emails are deleted when reactions to them are.
  const mayResend = state === 'sent' && reactions !== null;
  const { toast } = useToast();
  const [pause, pausing] = usePauseMailingMutation();
  const [resume, resuming] = useResumeMailingMutation();
  const [resend, resending] = useResendMailingMutation();
  const isBusy = pausing.isLoading || resuming.isLoading || resending.isLoading;
  const run = (call: { unwrap: () => Promise<unknown> }, title: string) =>
    void call.unwrap().catch((error: ApiError) => toast(errorToast(title, error)));
  const resendAll = (which: 'failed' | 'unknown') =>
    run(resend({ id, body: { which } }), 'Couldn’t send again');
  return (
    <>
      {state === 'sending' && (
        <Button
          tone="line"
          size="small"
          disabled={isBusy}
          onClick={() => run(pause({ id }), 'Couldn’t pause')}
        >
          Pause
        </Button>
      )}
      {state === 'paused' && (
        <Button
          tone="navy"
          size="small"
          disabled={isBusy}
          onClick={() => run(resume({ id }), 'Couldn’t resume')}
        >
          Resume
        </Button>
      )}
      {mayResend && failed > 0 && (
        <Button tone="line" size="small" disabled={isBusy} onClick={() => resendAll('failed')}>
          Send again to {formatSubscribers(failed)}
        </Button>
      )}
      {mayResend && unknown > 0 && (
        <Button tone="line" size="small" disabled={isBusy} onClick={() => resendAll('unknown')}>
          Send again to {unknown.toLocaleString('en-US')} who may have it
        </Button>
      )}
    </>
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
  dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    padding: 3px 0;
    border-bottom: 1px solid var(--line-2);
  }
  details ul {
    padding-left: 18px;
    overflow-wrap: anywhere;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
