import type { NewsletterDraft } from '@site/api/audience/newsletters/contract';
import type { ContentDocument } from '@site/api/content/documents/contract';
import { paths } from '@site/shell/paths';
import { useGetMailingQuery } from './newslettersApi';

/** What to know about the email of the saved draft before it is sent. */
export function EmailChecks({ document: { id } }: { document: ContentDocument<NewsletterDraft> }) {
  const { currentData, isError } = useGetMailingQuery({ id }, { skip: !id });
  if (!id) return <p className="mu">Shown once the newsletter is saved.</p>;
  if (!currentData) return <p className="mu">{isError ? 'Couldn’t load the checks.' : 'Loading…'}</p>;
  const domain = currentData.senderAddress.split('@').at(-1);
  return (
    <>
      <ul className="checks">
        {currentData.checks.map(({ name, state, message }) => (
          <li key={name}>
            <span className={state === 'good' ? 'ok' : 'wt'}>
              <b>{name}</b>
            </span>
            <span className="mu">{message}</span>
          </li>
        ))}
      </ul>
      <p className="mu">
        Sent from {domain}.{' '}
        <a className="lk" href={paths.tool('email-security')} target="_blank" rel="noreferrer">
          Check SPF, DKIM and DMARC
        </a>
      </p>
    </>
  );
}
