import { Button, styled } from '@site/shell/kit';
import { useState } from 'react';

/** Restores an old version. Its URL is restored only on request, since that moves the page. */
export function RestoreForm({ oldPath, isLive, isBusy, onRestore }: RestoreFormProps) {
  const [isMoving, setIsMoving] = useState(false);
  return (
    <Styles>
      {oldPath && (
        <label>
          <input type="checkbox" checked={isMoving} onChange={({ target }) => setIsMoving(target.checked)} />
          <span>
            Also restore the URL <b>{oldPath}</b>.{' '}
            {isLive
              ? 'The page stays at this URL when you publish.'
              : 'When you publish, the page moves to this URL and its current URL redirects there.'}
          </span>
        </label>
      )}
      <Button
        tone="navy"
        size="small"
        disabled={isBusy}
        onClick={() => onRestore(isMoving ? 'restored' : undefined)}
      >
        Restore version
      </Button>
    </Styles>
  );
}

interface RestoreFormProps {
  /** The path of the old version, if it differs and the page is or was published. */
  oldPath: string | undefined;
  /** Whether the page has that URL now; only the draft has another one. */
  isLive: boolean;
  isBusy: boolean;
  onRestore: (address?: 'restored') => void;
}

const Styles = styled('div')`
  display: grid;
  gap: 12px;
  justify-items: start;
  label {
    display: flex;
    gap: 8px;
    align-items: start;
    overflow-wrap: anywhere;
  }
  input {
    margin-top: 4px;
  }
`;
