import { Enquiry } from '@site/api/leads/enquiries/contract';
import { Note, useSettings, useToast } from '@site/shell/kit';
import { Form, SubmitButton } from '@site/shell/kit/form';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useCallback, useRef, useState } from 'react';
import { ConsentDisclosure } from './ConsentDisclosure';
import { ContactFields } from './ContactFields';
import { ContactFormStyles } from './ContactFormStyles';
import { contactCopy } from './contactCopy';
import { failureText } from './failureText';
import { type Receipt, ReceiptCard } from './ReceiptCard';
import { ShortContactFields } from './ShortContactFields';
import { takePreselection } from './takePreselection';
import { useSendEnquiry } from './useSendEnquiry';

/**
 * The contact form, validated by the server's rules before it is sent. A failure leaves every value in place; a
 * success clears the form and shows a receipt above it. Typed values stay in this tab until they are sent.
 */
export function ContactForm({ headingLevel: Heading = 'h3', service, challenge }: ContactFormProps) {
  const isShort = Boolean(service && challenge);
  const { toast } = useToast();
  const { phone, phoneHref } = useSettings();
  const send = useSendEnquiry();
  const [receipt, setReceipt] = useState<Receipt>();
  const container = useRef<HTMLDivElement>(null);
  const trap = useRef<HTMLInputElement>(null);

  const getTopic = useCallback(
    () => ({ service: service ?? '', challenge: challenge ?? '' }),
    [service, challenge],
  );

  const handleSubmit = async (values: Values) => {
    const { message = contactCopy.sent.description, reference } = await send(
      values as Enquiry,
      trap.current?.value,
    );
    setReceipt({ message, reference, sentAt: new Date(), enquiry: values });
    toast({ title: contactCopy.sent.title, description: message });
  };
  const handleFailure = (error: unknown) => {
    toast({
      title: contactCopy.failed.title,
      description: failureText(error),
      variant: 'destructive',
      action: { label: `Call ${phone}`, onClick: () => window.location.assign(phoneHref) },
    });
    if (!namesFields(error)) focusSoon(container.current);
  };
  return (
    <ContactFormStyles ref={container}>
      {receipt && <ReceiptCard key={receipt.sentAt.getTime()} receipt={receipt} />}
      <Form
        className="card"
        label={contactCopy.form.title}
        struct={Enquiry}
        initial={isShort ? { ...EMPTY, ...getTopic() } : EMPTY}
        onSubmit={handleSubmit}
        onFailure={handleFailure}
        draftKey="contact"
        getPreset={isShort ? getTopic : takePreselection}
      >
        <div className="top">
          <Heading>{contactCopy.form.title}</Heading>
          <Note>{contactCopy.form.text}</Note>
        </div>
        {isShort ? <ShortContactFields /> : <ContactFields />}
        <div className="trap" aria-hidden="true">
          <label>
            Website
            <input ref={trap} name="website" type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className="foot">
          <SubmitButton busyLabel={contactCopy.form.sending}>
            {contactCopy.form.submit}
            <ArrowRight aria-hidden />
          </SubmitButton>
          <ConsentDisclosure />
        </div>
        <WithoutScripts />
      </Form>
    </ContactFormStyles>
  );
}

export interface ContactFormProps {
  headingLevel?: 'h2' | 'h3';
  /** The subject of the page. With both, the form is short and these fields are filled in. */
  service?: Enquiry['service'];
  challenge?: Enquiry['challenge'];
}

type Values = Record<
  'name' | 'email' | 'company' | 'phone' | 'service' | 'challenge' | 'contactTime' | 'message',
  string
>;

const EMPTY: Values = {
  name: '',
  email: '',
  company: '',
  phone: '',
  service: '',
  challenge: '',
  contactTime: '',
  message: '',
};

function WithoutScripts() {
  const { phone, phoneHref, email, emailHref } = useSettings();
  return (
    <noscript>
      <p className="without-scripts">
        {contactCopy.form.withoutScripts} <a href={phoneHref}>{phone}</a>, <a href={emailHref}>{email}</a>
      </p>
    </noscript>
  );
}

const namesFields = (error: unknown) =>
  typeof error === 'object' && error !== null && 'fieldErrors' in error && Boolean(error.fieldErrors);

/** The button lost the focus while it was disabled. Returns it, so that keyboard users can try again. */
function focusSoon(container: HTMLElement | null): void {
  setTimeout(() => container?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true }));
}
