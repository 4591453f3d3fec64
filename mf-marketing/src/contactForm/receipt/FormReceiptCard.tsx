import type { FormReceipt } from '@site/api/leads/forms/contract';
import { Button, Illustration, Note } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import received from '../illustrations/received.illustration';
import { ReceiptEntry, ReceiptReference } from './ReceiptEntries';
import { ReceiptStyles } from './ReceiptStyles';

/** What the sender of a form keeps, with the way to go on. Takes the focus when it appears. */
export function FormReceiptCard({ receipt, at, isEmbedded }: FormReceiptCardProps) {
  const { message, reference, next } = receipt;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <ReceiptStyles ref={card} tabIndex={-1} aria-labelledby="receipt-title">
      <div className="top">
        <Note>Received</Note>
        <h3 id="receipt-title">Thank you</h3>
        <p>{message}</p>
        <Illustration src={received} width={120} height={120} className="stamp" />
      </div>
      <dl>
        <ReceiptReference text={reference} />
        <ReceiptEntry term="Sent">
          <time dateTime={at.toISOString()}>
            {at.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </ReceiptEntry>
      </dl>
      {next && <NextStep next={next} isEmbedded={isEmbedded} />}
    </ReceiptStyles>
  );
}

interface FormReceiptCardProps {
  receipt: FormReceipt;
  at: Date;
  /** In a frame of another site, whose links open a tab. */
  isEmbedded: boolean;
}

function NextStep({ next, isEmbedded }: { next: NonNullable<FormReceipt['next']>; isEmbedded: boolean }) {
  const newTab = isEmbedded || next.to.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
  const to = next.kind === 'booking' ? paths.bookings : next.to;
  const Icon = next.kind === 'download' ? Download : ArrowUpRight;
  return (
    <div className="next">
      <Button to={to} {...newTab}>
        {LABELS[next.kind]}
        <Icon aria-hidden />
      </Button>
    </div>
  );
}

const LABELS = { page: 'Continue', booking: 'Book a time now', download: 'Download' };
