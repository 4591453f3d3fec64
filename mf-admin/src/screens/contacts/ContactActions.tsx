import type { ContactDetails } from '@site/api/leads/contactList/contract';
import { mayDeleteContact } from '@site/api/leads/contactList/policy';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import Inbox from 'lucide-react/icons/inbox';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import { titleOf } from './contactLabels';
import { useDeleteContactMutation } from './contactsApi';

/** The actions on a contact: open the latest lead, email, call; imported ones can be deleted. */
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
      {masked && <p className="mu">Personal details are hidden for your role.</p>}
    </Styles>
  );
}

interface ContactActionsProps {
  contact: ContactDetails;
  onDeleted: () => void;
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
          {titleOf(contact)}
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
