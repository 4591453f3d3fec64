import { below, styled } from '@site/shell/kit';
import { useLocation } from 'react-router-dom';
import { mfaSetupPath } from '../sessionGuard/useRequiredMfaSetup';

/** On the local stack: a second factor is offered on every screen, since nobody insists on it there. */
export function MfaSetupBanner() {
  // Where one is told again: the offer leads back there.
  useLocation();
  return (
    <Styles role="note">
      <span className="wt">Two-step sign-in is optional on this local site.</span>
      <a className="lk" href={mfaSetupPath()}>
        Set up two-step sign-in
      </a>
    </Styles>
  );
}

const Styles = styled('p')`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  align-items: baseline;
  padding: 8px 20px;
  border-bottom: 1px solid var(--line);
  font-size: var(--a13);
  color: var(--muted);
  .lk {
    padding-block: 4px 2px;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
