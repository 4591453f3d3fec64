import { below, styled } from '@site/shell/kit';
import { useLocation } from 'react-router-dom';
import { mfaSetupPath } from '../sessionGuard/useRequiredMfaSetup';

/** Offers to set up two-step sign-in on the local stack, where it is optional. */
export function MfaSetupBanner() {
  // Rerenders on navigation, since the link returns to the current page.
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
