import type { Contact, ContactDuplicate } from '@site/api/leads/contacts/contract';
import { mayMergeContacts } from '@site/api/leads/contacts/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { usePermissions } from '../../session/usePermissions';
import type { ContactSubject } from './ContactSubject';
import { useContactMerge } from './useContactMerge';

/** Other contacts that may be the same person, with the reason. */
export function ContactDuplicates({ subject, contact }: ContactDuplicatesProps) {
  const isAllowed = usePermissions()(mayMergeContacts);
  const { merge, isBusy } = useContactMerge(subject, contact.version);
  if (!contact.duplicates.length) return null;
  return (
    <Styles aria-label="Possible duplicates">
      <h4>Possible duplicates</h4>
      <ul>
        {contact.duplicates.map((duplicate) => (
          <li key={duplicate.id}>
            <div>
              <Link to={addressOf(duplicate)}>{duplicate.name || duplicate.email}</Link>
              <span>{[duplicate.name && duplicate.email, duplicate.company].filter(Boolean).join(', ')}</span>
              <span className="mu">
                {reasonsOf(duplicate)} · {dateFormat.inList(duplicate.seenAt)}
              </span>
            </div>
            {isAllowed && (
              <Button
                tone="line"
                size="small"
                aria-label={`Merge ${duplicate.name || duplicate.email}`}
                disabled={isBusy}
                onClick={() => merge(duplicate.id)}
              >
                Merge
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Styles>
  );
}

interface ContactDuplicatesProps {
  subject: ContactSubject;
  contact: Contact;
}

/** The latest lead, or the contact of those without one. */
const addressOf = ({ id, lead }: ContactDuplicate) =>
  lead ? paths.admin.lead(lead) : `${paths.admin.contacts}/${id}`;

function reasonsOf({ reasons }: ContactDuplicate): string {
  const names = reasons.map((reason) => (reason === 'phone' ? 'phone number' : 'company'));
  return `Same ${names.join(' and ')}`;
}

const Styles = styled('section')`
  margin-bottom: 12px;
  padding: 10px 12px 4px;
  border: 1px solid var(--line-2);
  border-radius: 3px;
  background: var(--paper);
  h4 {
    font-size: var(--a13);
    font-weight: 600;
    color: var(--ink);
  }
  li {
    display: flex;
    gap: 10px;
    align-items: center;
    justify-content: space-between;
    padding: 8px 0;
    font-size: var(--a13);
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  li > div {
    display: grid;
    min-width: 0;
  }
`;
