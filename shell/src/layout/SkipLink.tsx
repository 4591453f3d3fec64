import { styled } from '../../kit';
import { ARRIVAL_STATUS } from './showArrival';

/** The first thing the keyboard reaches, and where page changes are announced. */
export function SkipLink() {
  return (
    <>
      <Look href="#main">Skip to content</Look>
      <div id={ARRIVAL_STATUS} className="sr" aria-live="polite" />
    </>
  );
}

const Look = styled('a')`
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
