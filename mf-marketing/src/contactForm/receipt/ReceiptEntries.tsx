import { LiveRegion } from '@site/shell/kit';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useState } from 'react';

/** The reference of a receipt, which can be copied. */
export function ReceiptReference({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const handleClick = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <div className="reference">
      <dt>Reference</dt>
      <dd>
        <b>{text}</b>
        <button type="button" onClick={handleClick}>
          <Copy size={18} aria-hidden />
          {isCopied ? 'Copied' : 'Copy'}
        </button>
        <LiveRegion>{isCopied && 'Reference copied'}</LiveRegion>
      </dd>
    </div>
  );
}

/** A line of a receipt. */
export const ReceiptEntry = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
