import type { PersonChange } from '@site/api/leads/corrections/contract';
import { mayCorrectPerson } from '@site/api/leads/corrections/policy';
import type { Lead } from '@site/api/leads/pipeline/contract';
import { below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { useCorrectLeadMutation } from '../../../leadPipeline/correctionsApi';
import { errorToast } from '../../../requests/errorToast';
import { usePermissions } from '../../../session/usePermissions';
import { PersonDialog } from '../../../workbench/contact/PersonDialog';

/** Corrects who sent a lead, with undo. */
export function CorrectLead({ lead }: { lead: Lead }) {
  const isAllowed = usePermissions()(mayCorrectPerson);
  const [isOpen, setOpen] = useState(false);
  const [correct] = useCorrectLeadMutation();
  const { toast } = useToast();
  const { reference, name, phone, company, email } = lead;
  const undo = async (body: PersonChange, version: number) => {
    const { error } = await correct({ reference, version, body });
    if (error) toast(errorToast('Couldn’t undo', error as ApiError));
    else toast({ title: 'Change undone' });
  };
  const save = async (body: PersonChange) => {
    const { version } = await correct({ reference, version: lead.version, body }).unwrap();
    const former = Object.fromEntries(Object.keys(body).map((field) => [field, lead[field as 'name']]));
    toast({ title: 'Details corrected', action: { label: 'Undo', onClick: () => undo(former, version) } });
  };
  if (!isAllowed || lead.masked) return null;
  return (
    <>
      <Styles type="button" className="lk" onClick={() => setOpen(true)}>
        Edit details
      </Styles>
      {isOpen && (
        <PersonDialog person={{ name, phone, company, email }} onSave={save} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const Styles = styled('button')`
  min-height: 30px;
  margin-top: 8px;
  padding: 0;
  border: 0;
  background: none;
  font-size: var(--a13);
  @media ${below.phone} {
    min-height: 44px;
    margin-top: 0;
  }
`;
