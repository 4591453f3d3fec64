import { challengeOptions, contactTimeOptions, serviceOptions } from '@site/api/leads/enquiries/contract';
import { Button, Illustration, Note } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useEffect, useRef } from 'react';
import received from '../illustrations/received.illustration';
import { contactCopy } from '../texts/contactCopy';
import { ReceiptEntry, ReceiptReference } from './ReceiptEntries';
import { ReceiptStyles } from './ReceiptStyles';

/** The receipt of an enquiry: reference, submitted values and next steps. Takes the focus when it appears. */
export function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const { message, reference, sentAt, enquiry } = receipt;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <ReceiptStyles ref={card} tabIndex={-1} aria-labelledby="receipt-title">
      <div className="top">
        <Note>Received</Note>
        <h3 id="receipt-title">{contactCopy.sent.title}</h3>
        <p>{message}</p>
        <Illustration src={received} width={120} height={120} className="stamp" />
      </div>
      <dl>
        {reference && <ReceiptReference text={reference} />}
        <ReceiptEntry term="For">
          {enquiry.name}, {enquiry.company}
        </ReceiptEntry>
        <ReceiptEntry term="Sent">
          <time dateTime={sentAt.toISOString()}>
            {sentAt.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </ReceiptEntry>
        <ReceiptEntry term="About">
          {labelOf(serviceOptions, enquiry.service)}. {labelOf(challengeOptions, enquiry.challenge)}.
        </ReceiptEntry>
        <ReceiptEntry term="We call you">
          {labelOf(contactTimeOptions, enquiry.contactTime) || contactCopy.receipt.anytime}
        </ReceiptEntry>
      </dl>
      <ol>
        {contactCopy.receipt.steps.map(({ title, text }, index) => (
          <li key={title} className={index === 0 ? 'is-done' : undefined}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <div className="next">
        <Button to={paths.bookings}>
          {contactCopy.receipt.book}
          <ArrowUpRight aria-hidden />
        </Button>
      </div>
    </ReceiptStyles>
  );
}

/** An enquiry that the server stored. */
export interface Receipt {
  message: string;
  reference?: string;
  sentAt: Date;
  enquiry: { name: string; company: string; service: string; challenge: string; contactTime?: string };
}

const labelOf = (options: readonly { value: string; label: string }[], value?: string) =>
  options.find((option) => option.value === value)?.label;
