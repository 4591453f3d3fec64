import { Button, styled } from '@site/shell/kit';
import { useState } from 'react';

/** Restores an old version; its old address, where the page would move, only for who asks for it. */
export function RestoreForm({ oldPath, isBusy, onRestore }: RestoreFormProps) {
  const [isMoving, setIsMoving] = useState(false);
  return (
    <Styles>
      {oldPath && (
        <label>
          <input type="checkbox" checked={isMoving} onChange={({ target }) => setIsMoving(target.checked)} />
          <span>
            Also restore the URL <b>{oldPath}</b>. When you publish, the page moves to this URL and its
            current URL redirects there.
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
  /** The address of the old version, where it is another one than now and the page is or was public. */
  oldPath: string | undefined;
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
