import type { EmailCheck, NewsletterDraft } from '@site/api/audience/newsletters/contract';
import { mayWriteNewsletters } from '@site/api/audience/newsletters/policy';
import type { ContentDocument } from '@site/api/content/documents/contract';
import { Button, LiveRegion } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { errorMessage } from '../../requests/errorMessage';
import { usePermissions } from '../../session/usePermissions';
import { useGetMailingQuery, useLazyCheckMailingQuery } from './newslettersApi';

/** What to know about the email of the saved draft before it is sent. */
export function EmailChecks({ document: { id, version } }: { document: ContentDocument<NewsletterDraft> }) {
  const { currentData, isError } = useGetMailingQuery({ id }, { skip: !id });
  const mayWrite = usePermissions()(mayWriteNewsletters);
  if (!id) return <p className="mu">Shown once the newsletter is saved.</p>;
  if (!currentData) return <p className="mu">{isError ? 'Couldn’t load the checks.' : 'Loading…'}</p>;
  const domain = currentData.senderAddress.split('@').at(-1);
  return (
    <>
      <CheckList checks={currentData.checks} />
      {/* Results are those of the version that was checked. */}
      {mayWrite && <SendingChecks key={version} id={id} />}
      <p className="mu">
        Sent from {domain}.{' '}
        <a className="lk" href={paths.tool('email-security')} target="_blank" rel="noreferrer">
          See the full report on its email security
        </a>
      </p>
    </>
  );
}

/** Links and sender are checked when somebody asks for it: it takes requests to other sites. */
function SendingChecks({ id }: { id: string }) {
  const [check, { data, error, isFetching }] = useLazyCheckMailingQuery();
  const checks = isFetching ? undefined : data?.checks;
  const warnings = checks?.filter(({ state }) => state === 'warn').length ?? 0;
  return (
    <>
      {checks && !error && <CheckList checks={checks} />}
      {error && !isFetching && <p role="alert">{errorMessage(error as ApiError)}</p>}
      <div>
        <Button tone="line" size="small" disabled={isFetching} onClick={() => void check({ id })}>
          {isFetching ? 'Checking…' : checks ? 'Check again' : 'Check links and sender'}
        </Button>
      </div>
      {isFetching && <p className="mu">This takes up to half a minute.</p>}
      <LiveRegion>
        {checks ? `Links and sender checked: ${warnings || 'no'} warning${warnings === 1 ? '' : 's'}.` : ''}
      </LiveRegion>
    </>
  );
}

const CheckList = ({ checks }: { checks: readonly EmailCheck[] }) => (
  <ul className="checks">
    {checks.map(({ name, state, message }) => (
      <li key={name}>
        <span className={MARKS[state]}>
          <b>{name}</b>
          {state === 'unknown' && ' (not checked)'}
        </span>
        <span className="mu">{message}</span>
      </li>
    ))}
  </ul>
);

const MARKS: Record<EmailCheck['state'], string> = { good: 'ok', warn: 'wt', unknown: 'held' };
