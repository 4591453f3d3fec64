import type { Contact } from '@site/api/leads/contacts/contract';
import type { Lead } from '@site/api/leads/pipeline/contract';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { useGetContactQuery } from '../../../leadPipeline/leadsApi';
import { ContactDuplicates } from '../../../workbench/contact/ContactDuplicates';
import { ContactEntries } from '../../../workbench/contact/ContactEntries';
import { ContactMerges } from '../../../workbench/contact/ContactMerges';
import { LoadError } from '../../../workbench/screen/LoadError';
import { LeadFiles } from '../files/LeadFiles';

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
      <ContactDuplicates subject={{ lead: reference }} contact={contact} />
      <ContactEntries
        timeline={timeline}
        lead={reference}
        renderFiles={({ id, files }) => files && <LeadFiles reference={id} files={files} />}
      />
      {isMore && <p className="mu">Older entries aren’t shown.</p>}
      <ContactMerges subject={{ lead: reference }} contact={contact} />
    </>
  );
}

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
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
