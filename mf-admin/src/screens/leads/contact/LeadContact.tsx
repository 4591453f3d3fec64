import type { Contact } from '@site/api/leads/contacts/contract';
import type { Lead } from '@site/api/leads/pipeline/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { formatDuration } from '../../../formatting/formatDuration';
import { useGetContactQuery } from '../../../leadPipeline/leadsApi';
import { LoadError } from '../../../workbench/screen/LoadError';
import { LeadFiles } from '../files/LeadFiles';
import { ContactDuplicates } from './ContactDuplicates';
import { ContactMerges } from './ContactMerges';

/** The person who sent a lead: everything they did, and other leads that may be theirs. */
export function LeadContact({ lead: { reference } }: { lead: Lead }) {
  const query = useGetContactQuery({ reference }, { refetchOnMountOrArgChange: true });
  const contact = query.currentData;
  return (
    <Styles aria-labelledby="lead-contact">
      <h3 id="lead-contact">Contact history</h3>
      {contact && <ContactBody reference={reference} contact={contact} />}
      {!contact && query.error && (
        <LoadError
          title="Couldn’t load the contact"
          error={query.error as ApiError}
          onRetry={query.refetch}
          isBusy={query.isFetching}
        />
      )}
      {!contact && !query.error && (
        <div aria-busy="true">
          <Skeleton width="80%" />
          <Skeleton width="64%" />
        </div>
      )}
    </Styles>
  );
}

function ContactBody({ reference, contact }: { reference: string; contact: Contact }) {
  const { emails, timeline, isMore } = contact;
  return (
    <>
      {emails.length > 1 && <p className="mu">{emails.join(', ')}</p>}
      <ContactDuplicates reference={reference} contact={contact} />
      <ol>
        {timeline.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <span className="m tn mu">{dateFormat.inList(entry.at)}</span>
            <span>
              <b>{KINDS[entry.kind]}</b>{' '}
              {entry.kind === 'enquiry' && entry.id !== reference ? (
                <Link to={`${paths.admin.leads}/${entry.id}`}>{entry.title}</Link>
              ) : (
                entry.title
              )}
              {entry.id === reference && <span className="mu"> (this lead)</span>}
              {entry.files && <LeadFiles reference={entry.id} files={entry.files} />}
              {entry.pages && <VisitedPages pages={entry.pages} />}
              {entry.startsAt && <span className="mu"> for {dateFormat.stamp(entry.startsAt)}</span>}
            </span>
            <span className="mu">{entry.state}</span>
          </li>
        ))}
      </ol>
      {isMore && <p className="mu">Older entries aren’t shown.</p>}
      <ContactMerges reference={reference} contact={contact} />
    </>
  );
}

/** The pages of a visit, folded. */
function VisitedPages({ pages }: { pages: NonNullable<Contact['timeline'][number]['pages']> }) {
  return (
    <details>
      <summary>Pages</summary>
      <ul>
        {pages.map(({ path, seconds }) => (
          <li key={path}>
            {path} {seconds > 0 && <span className="mu">{formatDuration(seconds * 1000)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

const KINDS: Record<Contact['timeline'][number]['kind'], string> = {
  enquiry: 'Inquiry',
  reply: 'Reply',
  email: 'Email',
  bounce: 'Delivery problem',
  booking: 'Booking',
  subscription: 'Subscription',
  assessment: 'Assessment report',
  report: 'Tool report',
  visit: 'Website visit',
};

const Styles = styled('section')`
  padding: 14px 20px 16px;
  border-bottom: 1px solid var(--line-2);
  overflow-wrap: anywhere;
  h3 {
    margin-bottom: 8px;
    font-size: 1rem;
    font-weight: 600;
  }
  > p {
    margin-bottom: 8px;
    font-size: var(--a13);
  }
  > ol > li {
    display: grid;
    grid-template-columns: 112px 1fr auto;
    gap: 1px 10px;
    align-items: baseline;
    padding: 7px 0;
    border-top: 1px solid var(--line);
    font-size: var(--a13);
  }
  > ol b {
    font-weight: 600;
    color: var(--ink);
  }
  summary {
    width: max-content;
    padding-block: 2px;
    color: var(--ember-t);
    cursor: pointer;
  }
  > ol > li > :last-of-type {
    text-align: right;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
