import { below, Illustration, styled } from '@site/shell/kit';
import type { PageIllustration } from '../../illustrations/illustrationAt';
import devices from '../../illustrations/levels/devices.illustration';
import network from '../../illustrations/levels/network.illustration';
import type { Industry } from './content/Industry';

/**
 * An exploded view of such a company: its work, its people with their devices, and its network with the backup. The
 * industry's own illustration is the first, because the social preview shows the first one.
 */
export function Levels({
  illustration,
  levels,
}: Pick<Industry, 'levels'> & { illustration: PageIllustration }) {
  return (
    <Styles>
      <div className="stack">
        <Illustration {...illustration} priority />
        <Illustration src={devices} width={290} height={212} priority />
        <Illustration src={network} width={290} height={212} priority />
      </div>
      <ul aria-label="What we take care of">
        {levels.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span className="note">{text}</span>
          </li>
        ))}
      </ul>
    </Styles>
  );
}

/** The stack is 290 by 530; each label is at the height of its plate. */
const Styles = styled('div')`
  --height: clamp(380px, 35vw, 500px);
  position: relative;
  display: flex;
  justify-content: center;
  gap: 12px;
  .stack {
    position: relative;
    flex: none;
    height: var(--height);
    aspect-ratio: 290 / 530;
  }
  .stack > img:nth-of-type(n) {
    position: absolute;
    left: 0;
    top: 0;
    width: 100%;
    max-width: none;
    height: auto;
    max-height: none;
    margin: 0;
  }
  .stack > img:nth-of-type(1) {
    z-index: 2;
  }
  .stack > img:nth-of-type(2) {
    top: 37.9%;
    z-index: 1;
  }
  .stack > img:nth-of-type(3) {
    top: 59.6%;
  }
  ul {
    position: relative;
    flex: 0 1 200px;
    height: var(--height);
  }
  li {
    position: absolute;
    left: 0;
    right: 0;
    padding-top: 8px;
  }
  li::before {
    content: "";
    position: absolute;
    left: -24px;
    right: 0;
    top: 0;
    border-top: 1px solid var(--line-2);
  }
  li:nth-of-type(1) {
    top: 37.4%;
  }
  li:nth-of-type(2) {
    top: 59.1%;
  }
  li:nth-of-type(3) {
    top: 80.8%;
  }
  b {
    display: block;
    font-size: var(--fs-sm);
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: -0.01em;
    color: var(--ink);
  }
  .note {
    display: block;
    margin-top: 2px;
    color: var(--blue);
  }
  @media ${below.small} {
    --height: 344px;
    margin-top: -24px;
    justify-content: flex-start;
    gap: 8px;
    li {
      padding-top: 5px;
    }
    li::before {
      left: -16px;
    }
    b {
      font-size: 0.875rem;
      line-height: 1.2;
    }
    .note {
      font-size: 0.75rem;
      line-height: 1.25;
    }
  }
`;
