import type { ContactDetails } from '@site/api/leads/contactList/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { useGetListedContactQuery } from '../../leadPipeline/contactsApi';
import { ContactDuplicates } from '../../workbench/contact/ContactDuplicates';
import { ContactEntries } from '../../workbench/contact/ContactEntries';
import { ContactMerges } from '../../workbench/contact/ContactMerges';
import { PersonalData } from '../../workbench/contact/PersonalData';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { QueryDrawer } from '../../workbench/list/detail/QueryDrawer';
import { EmailAddress } from '../../workbench/record/EmailAddress';
import { FactGrid } from '../../workbench/record/FactGrid';
import { ContactActions } from './ContactActions';
import { describeOrigins, titleOf } from './contactLabels';

/** The open contact with everything the person did. */
export function ContactDrawer({ id, ...navigation }: DetailDrawerProps) {
  const result = useGetListedContactQuery({ id }, { refetchOnMountOrArgChange: true });
  const contact = result.currentData;
  return (
    <QueryDrawer
      {...navigation}
      result={result}
      name={`Contact ${contact ? titleOf(contact) : id}`}
      noun="contact"
      note={contact && `Last activity ${dateFormat.stamp(contact.seenAt)}`}
      title={contact && titleOf(contact)}
      description={contact?.company}
      missingNote="It may have been deleted, or the URL may be wrong."
    >
      {(found) => <ContactBody key={id} contact={found} onDeleted={navigation.onClose} />}
    </QueryDrawer>
  );
}

function ContactBody({ contact, onDeleted }: { contact: ContactDetails; onDeleted: () => void }) {
  const { email, phone, origins, leads, bookings, contact: person } = contact;
  const { emails, companies, timeline, isMore } = person;
  const subject = { contact: contact.id };
  const facts = [
    {
      name: 'Email',
      value: (emails.length > 1 ? emails : [email]).map((each) => (
        <div key={each}>
          <EmailAddress email={each} />
        </div>
      )),
    },
    { name: 'Phone', value: phone || 'None' },
    { name: 'Company', value: companies.join('\n') || 'None' },
    { name: 'Source', value: describeOrigins(origins) },
    { name: 'Leads', value: leads },
    { name: 'Bookings', value: bookings },
  ];
  return (
    <>
      <ContactActions contact={contact} onDeleted={onDeleted} />
      <FactGrid facts={facts} />
      <History aria-labelledby="contact-history">
        <h3 id="contact-history">History</h3>
        <ContactDuplicates subject={subject} contact={person} />
        <ContactEntries timeline={timeline} />
        {isMore && <p className="mu">Older entries aren’t shown.</p>}
        <ContactMerges subject={subject} contact={person} />
      </History>
      <PersonalData subject={subject} emails={emails} list={paths.admin.contacts} />
    </>
  );
}

const History = styled('section')`
  padding: 14px 20px 16px;
  overflow-wrap: anywhere;
  h3 {
    margin-bottom: 8px;
    font-size: 1rem;
    font-weight: 600;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
