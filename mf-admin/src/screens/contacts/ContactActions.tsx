import type { ContactDetails } from '@site/api/leads/contactList/contract';
import { mayDeleteContact } from '@site/api/leads/contactList/policy';
import type { PersonChange } from '@site/api/leads/corrections/contract';
import { mayCorrectPerson } from '@site/api/leads/corrections/policy';
import { mayCreateLead } from '@site/api/leads/manualLeads/policy';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import Inbox from 'lucide-react/icons/inbox';
import Mail from 'lucide-react/icons/mail';
import PencilLine from 'lucide-react/icons/pencil-line';
import Phone from 'lucide-react/icons/phone';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useDeleteContactMutation } from '../../leadPipeline/contactsApi';
import { useCorrectContactMutation } from '../../leadPipeline/correctionsApi';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { PersonDialog } from '../../workbench/contact/PersonDialog';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import { titleOf } from './contactLabels';

/** The actions on a contact: open the latest lead or create one, correct, email, call; imported ones can be deleted. */
export function ContactActions({ contact, onDeleted }: ContactActionsProps) {
  const may = usePermissions();
  const { email, phone, lead, leads, bookings, masked } = contact;
  return (
    <Styles>
      {lead && (
        <Button tone="ember" size="small" to={paths.admin.lead(lead)}>
          <Inbox aria-hidden />
          Latest lead
        </Button>
      )}
      {!lead && !masked && may(mayCreateLead) && (
        <Button
          tone="ember"
          size="small"
          to={`${paths.admin.leads}/new?contact=${encodeURIComponent(contact.id)}`}
        >
          <Inbox aria-hidden />
          Create lead
        </Button>
      )}
      {!masked && may(mayCorrectPerson) && <CorrectContact contact={contact} />}
      {!masked && (
        <Button tone="line" size="small" href={`mailto:${email}`}>
          <Mail aria-hidden />
          Email
        </Button>
      )}
      {!masked && phone && (
        <Button tone="line" size="small" href={`tel:${phone.replace(/[^\d+*#,;]/g, '')}`}>
          <Phone aria-hidden />
          Call
        </Button>
      )}
      {!leads && !bookings && may(mayDeleteContact) && (
        <DeleteContact contact={contact} onDeleted={onDeleted} />
      )}
      {masked && (
        <p className="mu">
          Personal details are hidden for your role. Editors can change and merge contacts.
        </p>
      )}
    </Styles>
  );
}

interface ContactActionsProps {
  contact: ContactDetails;
  onDeleted: () => void;
}

/** Corrects the details of a contact, with undo. */
function CorrectContact({ contact }: { contact: ContactDetails }) {
  const [isOpen, setOpen] = useState(false);
  const [correct] = useCorrectContactMutation();
  const { toast } = useToast();
  const { id, name, phone, company, email } = contact;
  const undo = async (body: PersonChange, version: number) => {
    const { error } = await correct({ id, version, body });
    if (error) toast(errorToast('Couldn’t undo', error as ApiError));
    else toast({ title: 'Change undone' });
  };
  const save = async (body: PersonChange) => {
    const { version } = await correct({ id, version: contact.version, body }).unwrap();
    const former = Object.fromEntries(Object.keys(body).map((field) => [field, contact[field as 'name']]));
    // A name is not taken back to none.
    const isUndoable = !('name' in former && !former.name);
    toast({
      title: 'Details corrected',
      action: isUndoable ? { label: 'Undo', onClick: () => undo(former, version) } : undefined,
    });
  };
  return (
    <>
      <Button tone="line" size="small" onClick={() => setOpen(true)}>
        <PencilLine aria-hidden />
        Edit details
      </Button>
      {isOpen && (
        <PersonDialog person={{ name, phone, company, email }} onSave={save} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function DeleteContact({ contact, onDeleted }: ContactActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading }] = useDeleteContactMutation();
  const { toast } = useToast();
  const handleConfirm = async () => {
    const { id, version } = contact;
    const { error } = await remove({ id, version });
    setOpen(false);
    if (error) return toast(errorToast('Couldn’t delete the contact', error as ApiError));
    toast({ title: 'Contact deleted', description: titleOf(contact) });
    onDeleted();
  };
  return (
    <>
      <Button tone="line" size="small" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Delete this contact?"
          confirmLabel="Delete"
          isBusy={isLoading}
          onConfirm={handleConfirm}
          onClose={() => setOpen(false)}
        >
          {titleOf(contact)}. You can’t undo this.
        </ConfirmDialog>
      )}
    </>
  );
}

const Styles = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0 20px 14px;
  p {
    width: 100%;
    font-size: var(--a13);
  }
  @media ${below.phone} {
    padding: 0 16px 10px;
  }
`;
