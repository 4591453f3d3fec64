import { serviceOptions } from '@site/api/leads/enquiries/contract';
import { chosenSourceOptions, ManualLeadDraft } from '@site/api/leads/manualLeads/contract';
import { below, styled, useToast } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import {
  Form,
  FormGrid,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useFormValues,
} from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetListedContactQuery } from '../../../leadPipeline/contactsApi';
import { useCreateManualLeadMutation, useListLeadMembersQuery } from '../../../leadPipeline/leadsApi';
import { FormAlert } from '../../../requests/FormAlert';
import { KnownPerson } from './KnownPerson';

/** Enters a lead by hand: a caller, somebody met at an event, a referral, or the contact in the URL. */
export function NewLeadForm({ onCreated }: NewLeadFormProps) {
  const [search] = useSearchParams();
  const id = search.get('contact') ?? '';
  const { data, isLoading } = useGetListedContactQuery({ id }, { skip: !id });
  if (isLoading) return <Skeleton width="80%" />;
  const { name = '', email = '', phone = '', company = '' } = data && !data.masked ? data : {};
  return <LeadForm initial={{ ...INITIAL, name, email, phone, company }} onCreated={onCreated} />;
}

interface NewLeadFormProps {
  onCreated: (reference: string) => void;
}

function LeadForm({ initial, onCreated }: NewLeadFormProps & { initial: typeof INITIAL }) {
  const [create] = useCreateManualLeadMutation();
  const members = useListLeadMembersQuery(undefined).data ?? [];
  const [problem, setProblem] = useState<ApiError>();
  const { toast } = useToast();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  return (
    <Styles ref={form}>
      <Form<ManualLeadDraft>
        label="New lead"
        struct={ManualLeadDraft}
        initial={initial}
        keepValues
        onSubmit={async (body) => {
          setProblem(undefined);
          const { reference, name } = await create({ body }).unwrap();
          toast({ title: 'Lead saved', description: `${name} gets no email.` });
          onCreated(reference);
        }}
        onFailure={(error) => setProblem((error as ApiError).fieldErrors ? undefined : (error as ApiError))}
      >
        <FormGrid isDense isSingle>
          <TextField name="name" label="Name" autoComplete="off" maxLength={200} />
          <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="off" />
          <KnownEmail />
          <TextField
            name="phone"
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={60}
            optional
          />
          <TextField name="company" label="Company" autoComplete="off" maxLength={200} optional />
          <SelectField name="source" label="Source" options={chosenSourceOptions} />
          <SelectField
            name="service"
            label="Service"
            options={serviceOptions}
            placeholder="Not known"
            optional
            isOmittedWhenEmpty
          />
          <SelectField
            name="ownerId"
            label="Owner"
            options={members.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder="By the assignment rules"
            optional
            isOmittedWhenEmpty
          />
          <TextAreaField
            name="note"
            label="Note"
            hint="What they need. Saved as your note; @ and a name emails that member."
            rows={4}
            maxLength={4000}
            optional
            isOmittedWhenEmpty
          />
          <TextAreaField
            name="consent"
            label="Consent"
            hint="Only if they gave it: what they agreed to, when and how."
            rows={2}
            maxLength={500}
            optional
            isOmittedWhenEmpty
          />
        </FormGrid>
        <footer>
          <FormAlert problem={problem} />
          <SubmitButton tone="ember" size="small" busyLabel="Saving…">
            Save lead
          </SubmitButton>
        </footer>
      </Form>
    </Styles>
  );
}

const INITIAL = { name: '', email: '', phone: '', company: '', source: '' as ManualLeadDraft['source'] };

/** Whoever has the email address that is entered. */
function KnownEmail() {
  const { email = '' } = useFormValues<ManualLeadDraft>();
  return <OfAddress key={email.trim()} email={email.trim()} />;
}

/** Another address is another person, about whom the member has not decided. */
function OfAddress({ email }: { email: string }) {
  const { values, change } = useFormControl<ManualLeadDraft>();
  const clear = useEffectEvent(() => values.isAnother && change('isAnother', undefined));
  useEffect(() => {
    clear();
  }, []);
  return <KnownPerson email={email} />;
}

const Styles = styled('div')`
  footer {
    padding: 14px 20px 24px;
  }
  @media ${below.phone} {
    footer {
      padding-inline: 16px;
    }
  }
`;
