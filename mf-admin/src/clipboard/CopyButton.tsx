import { VisuallyHidden } from '@site/shell/kit';
import { useState } from 'react';

/** Copies a text to the clipboard and shows whether that worked. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [message, setMessage] = useState('');
  const handleCopy = () =>
    navigator.clipboard.writeText(text).then(
      () => setMessage('Copied'),
      () => setMessage('The browser blocked copying. Select the text and copy it.'),
    );
  return (
    <>
      <button type="button" className="lk" onClick={handleCopy}>
        {message || children}
      </button>
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
    </>
  );
}
