import { serviceOptions } from '@site/api/leads/enquiries/contract';
import type { Lead } from '@site/api/leads/pipeline/contract';
import { fillVariables, LeadReplyDraft, replyUndoMs } from '@site/api/leads/replies/contract';
import { Button, styled, useSettings, useToast } from '@site/shell/kit';
import { Form, FormGrid, SubmitButton, TextAreaField, TextField, useFormChange } from '@site/shell/kit/form';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { Menu } from '@site/shell/kit/workbench';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useCreateLeadReplyMutation,
  useDeleteLeadReplyMutation,
  useListSavedRepliesQuery,
} from '../../../leadPipeline/repliesApi';
import { errorToast } from '../../../requests/errorToast';
import { FormAlert } from '../../../requests/FormAlert';

/** Writes a reply that is sent from the team's address. For ten seconds it can be taken back and edited. */
export function ReplyForm({ lead, draft, onSent, onTakenBack, onClose }: ReplyFormProps) {
  const [createReply] = useCreateLeadReplyMutation();
  const [deleteReply] = useDeleteLeadReplyMutation();
  const [problem, setProblem] = useState<ApiError>();
  const { toast } = useToast();
  const element = useRef<HTMLDivElement>(null);
  const { reference } = lead;
  useEffect(() => {
    element.current?.querySelector('textarea')?.focus();
  }, []);
  const cancelReply = async (id: string, body: LeadReplyDraft) => {
    const { error } = await deleteReply({ reference, id });
    if (error) return toast(errorToast('Couldn’t undo sending', error as ApiError));
    onTakenBack(body);
    toast({ title: 'Reply canceled' });
  };
  return (
    <Styles ref={element}>
      <FormAlert problem={problem} />
      <Form<LeadReplyDraft>
        label={`Reply to ${lead.name}`}
        struct={LeadReplyDraft}
        initial={draft}
        draftKey={`reply:${reference}`}
        keepValues
        onSubmit={async (body) => {
          setProblem(undefined);
          const { id } = await createReply({ reference, body }).unwrap();
          onSent();
          toast({
            title: `Sending to ${lead.email}`,
            duration: replyUndoMs,
            action: { label: 'Undo', onClick: () => cancelReply(id, body) },
          });
        }}
        onFailure={(error) => setProblem((error as ApiError).fieldErrors ? undefined : (error as ApiError))}
      >
        <FormGrid isSingle isDense isFramed>
          <TextField name="subject" label="Subject" maxLength={150} />
          <TextAreaField name="text" label="Reply" maxLength={10_000} rows={7} />
        </FormGrid>
        <footer>
          <SubmitButton tone="ember" size="small" busyLabel="Sending…">
            Send
          </SubmitButton>
          <Button tone="line" size="small" onClick={onClose}>
            Cancel
          </Button>
          <InsertMenu lead={lead} />
        </footer>
      </Form>
      <p className="mu">
        Sent from the team’s email address.{' '}
        <a href={mailAddress(lead, draft.subject)}>Use your email app instead</a>
      </p>
    </Styles>
  );
}

interface ReplyFormProps {
  lead: Lead;
  draft: LeadReplyDraft;
  onSent: () => void;
  /** The text of a reply that was taken back, to edit it. */
  onTakenBack: (draft: LeadReplyDraft) => void;
  onClose: () => void;
}

/** Inserts a saved reply, with its variables filled in. */
function InsertMenu({ lead }: { lead: Lead }) {
  const change = useFormChange();
  const { user } = useSession();
  const { name: firm } = useSettings();
  const page = useListSavedRepliesQuery(
    { query: { limit: '100' } },
    { refetchOnMountOrArgChange: true },
  ).data;
  if (page?.items.length === 0) return <Link to="/admin/saved-replies/new">Save a reply for next time</Link>;
  const values = {
    name: lead.name,
    'first name': lead.name.split(/\s+/)[0] ?? '',
    company: lead.company,
    service: serviceOptions.find(({ value }) => value === lead.service)?.label ?? lead.service,
    reference: lead.reference,
    member: user?.name ?? '',
    firm,
  };
  return (
    <Menu
      label="Insert a saved reply"
      items={(page?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      disabled={!page}
      onChoose={(id) => {
        const text = page?.items.find((reply) => reply.id === id)?.text;
        if (text) change('text', fillVariables(text, values));
      }}
    >
      Saved replies
      <ChevronDown aria-hidden />
    </Menu>
  );
}

function mailAddress({ email }: Lead, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

const Styles = styled('div')`
  margin-top: 12px;
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    margin-top: 10px;
  }
  footer > a,
  > p {
    font-size: var(--a13);
  }
`;
