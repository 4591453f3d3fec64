import { styled, VisuallyHidden } from '@site/shell/kit';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';

/**
 * Copies a text to the clipboard and confirms it. `context` is added for screen readers if the label alone is
 * ambiguous.
 */
export function CopyButton({ text, label = 'Copy', context, isDisabled }: CopyButtonProps) {
  const [status, setStatus] = useState<string>();
  useEffect(() => {
    if (!status) return undefined;
    const timer = setTimeout(() => setStatus(undefined), 1800);
    return () => clearTimeout(timer);
  }, [status]);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied');
    } catch {
      setStatus('Select and copy');
    }
  };
  return (
    <Styles
      type="button"
      className={status === 'Copied' ? 'is-done' : undefined}
      onClick={handleCopy}
      disabled={isDisabled}
    >
      {status === 'Copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{status ?? label}</span>
      {context && <VisuallyHidden> {context}</VisuallyHidden>}
    </Styles>
  );
}

interface CopyButtonProps {
  text: string;
  label?: string;
  context?: string;
  isDisabled?: boolean;
}

const Styles = styled('button')`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-ctl);
  background: var(--white);
  color: var(--navy);
  font: 550 0.9375rem / 1 var(--sans);
  cursor: pointer;
  white-space: nowrap;
  svg {
    width: 16px;
    height: 16px;
  }
  &:hover {
    border-color: var(--navy);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &.is-done {
    background: var(--navy);
    color: var(--white);
  }
  @media print {
    display: none;
  }
`;
