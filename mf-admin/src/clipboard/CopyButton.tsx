import { VisuallyHidden } from '@site/shell/kit';
import { useState } from 'react';

/** Copies a text to the clipboard and shows whether that worked. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [told, setTold] = useState('');
  const handleCopy = () =>
    navigator.clipboard.writeText(text).then(
      () => setTold('Copied'),
      () => setTold('The browser blocked copying. Select the text and copy it.'),
    );
  return (
    <>
      <button type="button" className="lk" onClick={handleCopy}>
        {told || children}
      </button>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </>
  );
}
