import { Button, styled } from '@site/shell/kit';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { supportsPasskeys } from '../secondFactor/usePasskey';
import type { SignIn } from './useSignIn';

/** Signs in with a passkey, if the browser supports them. */
export function PasskeyButton({
  signIn,
  children,
}: {
  signIn: Pick<SignIn, 'tryPasskey'>;
  children: string;
}) {
  const [isBusy, setIsBusy] = useState(false);
  if (!supportsPasskeys()) return null;
  const handleClick = async () => {
    setIsBusy(true);
    await signIn.tryPasskey();
    setIsBusy(false);
  };
  return (
    <Styles>
      <p className="or">or</p>
      <Button tone="line" className="go-on" onClick={handleClick} disabled={isBusy}>
        <FingerprintPattern aria-hidden />
        {isBusy ? 'Waiting for your passkey…' : children}
      </Button>
    </Styles>
  );
}

const Styles = styled('div')`
  .or {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-top: 10px;
    color: var(--muted);
    font-size: var(--a13);
  }
  .or::before,
  .or::after {
    content: "";
    flex: 1;
    height: 1px;
    background: var(--line-2);
  }
  .go-on {
    margin-top: 10px;
  }
`;
