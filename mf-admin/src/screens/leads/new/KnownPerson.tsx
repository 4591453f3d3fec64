import { KnownPersonQuery } from '@site/api/leads/manualLeads/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { CheckboxField } from '@site/shell/kit/form';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { useGetKnownPersonQuery } from '../../../leadPipeline/leadsApi';
import { stageName } from '../../../leadPipeline/StageBadge';

/** The leads and the contact that an email address already has, with the choice to add another lead. */
export function KnownPerson({ email }: { email: string }) {
  const { currentData: known } = useGetKnownPersonQuery(
    { query: { email } },
    { skip: !KnownPersonQuery.is({ email }), refetchOnMountOrArgChange: true },
  );
  const { leads = [], contact } = known ?? {};
  return (
    <Styles role="status">
      {leads.length > 0 && <p>This person already has {leads.length === 1 ? 'a lead' : 'leads'}:</p>}
      {leads.length > 0 && (
        <ul>
          {leads.map(({ reference, name, company, status, receivedAt }) => (
            <li key={reference}>
              <Link to={paths.admin.lead(reference)}>{[name, company].filter(Boolean).join(', ')}</Link>
              <span className="mu">
                {stageName(status)}, {dateFormat.inList(receivedAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!leads.length && contact && (
        <p>
          Already a contact: <Link to={`${paths.admin.contacts}/${contact.id}`}>{contact.name}</Link>. The
          lead joins their history.
        </p>
      )}
      {leads.length > 0 && <CheckboxField name="isAnother" label="Add another lead for this person" />}
    </Styles>
  );
}

const Styles = styled('div')`
  padding: 10px 20px 4px;
  border-bottom: 1px solid var(--line-2);
  font-size: var(--a13);
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
  }
  a {
    display: inline-block;
    padding-block: 4px;
    margin-block: -4px;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
