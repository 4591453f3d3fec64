import { Enquiry, enquiryDisclosure } from '@site/api/leads/enquiries/contract';
import { useSettings } from '@site/shell/kit';
import { useCallback, useState } from 'react';
import { ConsentDisclosure } from './ConsentDisclosure';
import { ContactFields } from './ContactFields';
import { EnquiryCard } from './EnquiryCard';
import { type Receipt, ReceiptCard } from './receipt/ReceiptCard';
import { ShortContactFields } from './ShortContactFields';
import { useSendEnquiry } from './sending/useSendEnquiry';
import { takePreselection } from './takePreselection';
import { contactCopy } from './texts/contactCopy';

/** The contact form, validated by the server's rules before it is sent. */
export function ContactForm({ headingLevel, service, challenge }: ContactFormProps) {
  const isShort = Boolean(service && challenge);
  const { name } = useSettings();
  const send = useSendEnquiry();
  const [receipt, setReceipt] = useState<Receipt>();

  const getTopic = useCallback(
    () => ({ service: service ?? '', challenge: challenge ?? '' }),
    [service, challenge],
  );

  const handleSend = async (values: Values, trap?: string) => {
    const { message = contactCopy.sent.description, reference } = await send(values as Enquiry, trap);
    setReceipt({ message, reference, sentAt: new Date(), enquiry: values });
    return { title: contactCopy.sent.title, description: message };
  };
  return (
    <EnquiryCard
      title={contactCopy.form.title}
      text={contactCopy.form.text}
      button={contactCopy.form.submit}
      headingLevel={headingLevel}
      struct={Enquiry}
      initial={isShort ? { ...EMPTY, ...getTopic() } : EMPTY}
      draftKey="contact"
      getPreset={isShort ? getTopic : takePreselection}
      onSend={handleSend}
      receipt={receipt && <ReceiptCard key={receipt.sentAt.getTime()} receipt={receipt} />}
      disclosure={<ConsentDisclosure parts={enquiryDisclosure.parts(name)} />}
    >
      {isShort ? <ShortContactFields /> : <ContactFields />}
    </EnquiryCard>
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
