import type { Contact, ContactDuplicate } from '@site/api/leads/contacts/contract';
import { mayMergeContacts } from '@site/api/leads/contacts/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { usePermissions } from '../../../session/usePermissions';
import { useContactMerge } from './useContactMerge';

/** Leads of other email addresses that may be the same person's, with the reason. */
export function ContactDuplicates({ reference, contact }: { reference: string; contact: Contact }) {
  const isAllowed = usePermissions()(mayMergeContacts);
  const { merge, isBusy } = useContactMerge(reference, contact.version);
  if (!contact.duplicates.length) return null;
  return (
    <Styles aria-label="Possible duplicates">
      <h4>Possible duplicates</h4>
      <ul>
        {contact.duplicates.map((duplicate) => (
          <li key={duplicate.reference}>
            <div>
              <Link to={`${paths.admin.leads}/${duplicate.reference}`}>{duplicate.name}</Link>
              <span>
                {duplicate.email}, {duplicate.company}
              </span>
              <span className="mu">
                {reasonsOf(duplicate)} · {dateFormat.inList(duplicate.receivedAt)}
              </span>
            </div>
            <Button
              tone="line"
              size="small"
              aria-label={`Merge ${duplicate.name}`}
              disabled={!isAllowed || isBusy}
              onClick={() => merge(duplicate.reference)}
            >
              Merge
            </Button>
          </li>
        ))}
      </ul>
    </Styles>
  );
}

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
