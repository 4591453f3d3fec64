import type { Contact } from '@site/api/leads/contacts/contract';
import { mayMergeContacts } from '@site/api/leads/contacts/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, styled } from '@site/shell/kit';
import { usePermissions } from '../../session/usePermissions';
import type { ContactSubject } from './ContactSubject';
import { useContactMerge } from './useContactMerge';

/** The merges of a contact. The latest month's can be undone. */
export function ContactMerges({ subject, contact }: { subject: ContactSubject; contact: Contact }) {
  const isAllowed = usePermissions()(mayMergeContacts);
  const { undo, isBusy } = useContactMerge(subject, contact.version);
  if (!contact.merges.length) return null;
  return (
    <Styles aria-label="Merged contacts">
      {contact.merges.map(({ id, emails, at, by, isUndoable }) => (
        <li key={id}>
          <span>
            {emails.join(', ')} merged by {by} on {dateFormat.date(at)}
          </span>
          {isUndoable && (
            <Button
              tone="line"
              size="small"
              aria-label={`Undo merge of ${emails.join(', ')}`}
              disabled={!isAllowed || isBusy}
              onClick={() => undo(id)}
            >
              Undo merge
            </Button>
          )}
        </li>
      ))}
    </Styles>
  );
}

const Styles = styled('ul')`
  li {
    display: flex;
    gap: 10px;
    align-items: center;
    justify-content: space-between;
    padding: 8px 0 0;
    border-top: 1px solid var(--line);
    font-size: var(--a13);
    color: var(--muted);
  }
`;
