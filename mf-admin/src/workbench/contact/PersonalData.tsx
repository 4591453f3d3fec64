import { type ErasureCertificate, ErasureDraft } from '@site/api/leads/contacts/contract';
import { mayErasePerson, mayExportPersonalData } from '@site/api/leads/contacts/policy';
import { Button, styled, useToast } from '@site/shell/kit';
import { TextField } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { Menu } from '@site/shell/kit/workbench';
import { saveFile } from '@site/shell/saveFile';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { pick } from 'superstruct';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { FormDialog } from '../screen/FormDialog';
import type { ContactSubject } from './ContactSubject';
import { fetchPersonalData, useErasePersonMutation } from './contactRecordApi';
import { ErasureDialog } from './ErasureDialog';

/** For admins: exports everything about a person, or erases it. Closing the certificate leads to `list`. */
export function PersonalData({ subject, emails = [], list }: PersonalDataProps) {
  const may = usePermissions();
  const { toast } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [certificate, setCertificate] = useState<ErasureCertificate>();
  if (!may(mayExportPersonalData) || !may(mayErasePerson)) return null;
  const download = async (format: 'html' | 'json') => {
    setIsBusy(true);
    try {
      const name = `personal-data-${subject.lead ?? subject.contact}.${format}`;
      saveFile(name, await fetchPersonalData(subject, format));
      toast({ title: 'Exported', description: 'The file contains personal details. Share it with care.' });
    } catch (error) {
      toast(errorToast('Couldn’t export', error as ApiError));
    }
    setIsBusy(false);
  };
  return (
    <Styles aria-labelledby="personal-data">
      <h3 id="personal-data">Personal data</h3>
      <p className="mu">
        Everything stored about this person: leads, files, notes, replies, bookings, subscriptions.
      </p>
      <div className="row">
        <Menu
          label="Export personal data"
          disabled={isBusy}
          items={[
            { value: 'html', label: 'Readable page (HTML)' },
            { value: 'json', label: 'Data (JSON)' },
          ]}
          onChoose={(format) => download(format as 'html' | 'json')}
        >
          {isBusy ? 'Exporting…' : 'Export'}
          <ChevronDown aria-hidden />
        </Menu>
        <Button tone="line" size="small" onClick={() => setIsAsking(true)}>
          Erase this person
        </Button>
      </div>
      {isAsking && (
        <EraseDialog
          subject={subject}
          emails={emails}
          onErased={setCertificate}
          onClose={() => setIsAsking(false)}
        />
      )}
      {certificate && <ErasureDialog certificate={certificate} list={list} />}
    </Styles>
  );
}

interface PersonalDataProps {
  subject: ContactSubject;
  /** The email addresses of the person. Undefined while they load. */
  emails?: string[];
  /** The path of the list that the record is in. */
  list: string;
}

interface EraseDialogProps {
  subject: ContactSubject;
  emails: string[];
  onErased: (certificate: ErasureCertificate) => void;
  onClose: () => void;
}

/** Asks for the email address, so that nobody erases the wrong person. */
function EraseDialog({ subject: { lead: reference, contact }, emails, onErased, onClose }: EraseDialogProps) {
  const [erase] = useErasePersonMutation();
  const merged =
    emails.length > 1 ? `This person has ${emails.length} addresses: ${emails.join(', ')}. ` : '';
  return (
    <FormDialog<Confirmation>
      title="Erase this person?"
      text={`${merged}All records about this person are deleted, including emails that are not sent yet. Their details in the audit log are replaced. A hash of each email address is kept so that it isn’t imported again. You can’t undo this.`}
      submitLabel="Erase"
      doneTitle="Person erased"
      struct={Confirmation}
      initial={{ email: '' }}
      onSubmit={async ({ email }) => onErased(await erase({ body: { reference, contact, email } }).unwrap())}
      onClose={onClose}
    >
      <TextField
        name="email"
        label="Email address of the person"
        hint={merged ? 'Enter one of them to confirm.' : 'Enter it to confirm.'}
        autoComplete="off"
        maxLength={254}
      />
    </FormDialog>
  );
}

const Confirmation = pick(ErasureDraft, ['email']);
type Confirmation = Pick<ErasureDraft, 'email'>;

const Styles = styled('section')`
  padding: 14px 20px 16px;
  border-bottom: 1px solid var(--line-2);
  h3 {
    margin-bottom: 6px;
    font-size: 1rem;
    font-weight: 600;
  }
  > p {
    margin-bottom: 12px;
    font-size: var(--a14);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 12px;
  }
`;
