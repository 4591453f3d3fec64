import { styled } from '../../kit';
import { ARRIVAL_STATUS } from './showArrival';

/** The skip link, and the live region that announces page changes. */
export function SkipLink() {
  return (
    <>
      <Styles href="#main">Skip to content</Styles>
      <div id={ARRIVAL_STATUS} className="sr" aria-live="polite" />
    </>
  );
}

const Styles = styled('a')`
  position: absolute;
  left: 16px;
  top: -80px;
  z-index: var(--layer-skip);
  padding: 12px 18px;
  border-radius: var(--r-ctl);
  background: var(--navy);
  color: var(--white);
  &:focus {
    top: 12px;
  }
`;
