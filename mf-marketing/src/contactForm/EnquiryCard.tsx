import { Note, useSettings, useToast } from '@site/shell/kit';
import { Form, type FormProps, SubmitButton } from '@site/shell/kit/form';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, type RefObject, useRef } from 'react';
import { ContactFormStyles } from './ContactFormStyles';
import { contactCopy } from './texts/contactCopy';
import { failureText } from './texts/failureText';

/**
 * The card of a form that visitors send, with its receipt above it. A failure keeps every value; a success clears the form.
 * What is typed stays in this tab until it is sent.
 */
export function EnquiryCard<Values extends object>({
  title,
  text,
  button,
  headingLevel: Heading = 'h3',
  receipt,
  disclosure,
  onSend,
  children,
  ...form
}: EnquiryCardProps<Values>) {
  const { toast } = useToast();
  const { phone, phoneHref } = useSettings();
  const container = useRef<HTMLDivElement>(null);
  const trap = useRef<HTMLInputElement>(null);

  const handleSubmit = async (values: Values) => {
    toast(await onSend(values, trap.current?.value));
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
      {receipt}
      <Form<Values>
        className="card"
        label={title}
        onSubmit={handleSubmit}
        onFailure={handleFailure}
        {...form}
      >
        <div className="top">
          <Heading>{title}</Heading>
          {text && <Note>{text}</Note>}
        </div>
        {children}
        <Trap input={trap} />
        <div className="foot">
          <SubmitButton busyLabel={contactCopy.form.sending}>
            {button}
            <ArrowRight aria-hidden />
          </SubmitButton>
          {disclosure}
        </div>
        <WithoutScripts />
      </Form>
    </ContactFormStyles>
  );
}

interface EnquiryCardProps<Values extends object>
  extends Pick<FormProps<Values>, 'struct' | 'initial' | 'draftKey' | 'getPreset' | 'children'> {
  title: string;
  text: string;
  button: string;
  headingLevel?: 'h2' | 'h3';
  receipt: ReactNode;
  /** The consent sentence. */
  disclosure: ReactNode;
  /** Sends the values with the content of the honeypot; resolves with the notice. */
  onSend: (values: Values, trap?: string) => Promise<{ title: string; description: string }>;
}

/** The honeypot. */
const Trap = ({ input }: { input: RefObject<HTMLInputElement | null> }) => (
  <div className="trap" aria-hidden="true">
    <label>
      Website
      <input ref={input} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

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
