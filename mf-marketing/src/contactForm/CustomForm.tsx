import {
  consentParts,
  type FormReceipt,
  type FormSubmission,
  type PublicForm,
} from '@site/api/leads/forms/contract';
import { emptyValues, type FormValues, formValuesStruct } from '@site/api/leads/forms/fields/contract';
import { useSettings } from '@site/shell/kit';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConsentDisclosure } from './ConsentDisclosure';
import { CustomFields } from './CustomFields';
import { EnquiryCard } from './EnquiryCard';
import { FormReceiptCard } from './receipt/FormReceiptCard';
import { useCreateFormEnquiryMutation } from './sending/formsApi';
import { useSubmission } from './sending/useSubmission';

/** A form of the team, which works like the contact form. */
export function CustomForm({ form, headingLevel }: CustomFormProps) {
  const { slug, title, intro, fields, button, consent } = form;
  const { name } = useSettings();
  const send = useSendForm(form);
  const navigate = useNavigate();
  const isEmbedded = useLocation().pathname.startsWith('/embedded/');
  const [sent, setSent] = useState<{ receipt: FormReceipt; at: Date }>();
  const struct = useMemo(() => formValuesStruct(fields), [fields]);
  const initial = useMemo(() => emptyValues(fields), [fields]);

  const handleSend = async (values: FormValues, trap?: string) => {
    const receipt = await send(values, trap);
    const { message, next } = receipt;
    // The frame of another site shows nothing but the form.
    if (next?.kind === 'page' && !isEmbedded) navigate(next.to);
    else setSent({ receipt, at: new Date() });
    return { title: RECEIVED, description: message };
  };
  return (
    <EnquiryCard<FormValues>
      title={title}
      text={intro}
      button={button}
      headingLevel={headingLevel}
      struct={struct}
      initial={initial}
      draftKey={`form-${slug}`}
      onSend={handleSend}
      receipt={sent && <FormReceiptCard key={sent.at.getTime()} isEmbedded={isEmbedded} {...sent} />}
      disclosure={<ConsentDisclosure parts={consentParts(consent.text, name)} />}
    >
      {/* After a form was sent, the next one has none of its uploads. */}
      <CustomFields key={sent?.at.getTime()} slug={slug} fields={fields} />
    </EnquiryCard>
  );
}

export interface CustomFormProps {
  form: PublicForm;
  headingLevel?: 'h2' | 'h3';
}

const RECEIVED = 'Received';

function useSendForm({ slug, fields, consent }: PublicForm) {
  const [createFormEnquiry] = useCreateFormEnquiryMutation();
  const submit = useSubmission();
  return (values: FormValues, trap?: string): Promise<FormReceipt> => {
    const body: FormSubmission = {
      answers: fields.map(({ key }) => ({ key, value: values[key] ?? '' })),
      consent: consent.version,
      ...(trap && { website: trap }),
    };
    const service = typeof values.service === 'string' ? values.service : '';
    return submit({
      body,
      form: slug,
      service,
      send: (request) => createFormEnquiry({ slug, ...request }).unwrap(),
    });
  };
}
