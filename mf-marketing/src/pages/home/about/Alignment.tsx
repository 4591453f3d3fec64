import { below, from, Illustration, Reveal, styled } from '@site/shell/kit';
import { ABOUT } from '../copy/lowerCopy';
import align from '../illustrations/align.illustration';

/** Diagram of business and IT as two lines that converge, with a message under each step. */
export function Alignment() {
  return (
    <Styles>
      <Reveal className="lines">
        <Illustration
          src={align}
          width={1200}
          height={172}
          className="across"
          alt="Two lines, business and IT, start apart and come together into one."
        />
        <LinesDown />
        <span className="name business" aria-hidden="true">
          Business
        </span>
        <span className="name it" aria-hidden="true">
          IT
        </span>
        <ul>
          {ABOUT.messages.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </Styles>
  );
}

/** The same diagram from top to bottom, for narrow screens. */
function LinesDown() {
  return (
    <>
      <svg className="down" viewBox="0 0 64 600" preserveAspectRatio="none" aria-hidden="true">
        <path className="firm" d="M12 0V592" />
        <path
          className="apart"
          d="M56 0V130C56 180 40 170 40 220V330C40 380 26 370 26 420V490C26 530 12 530 12 560"
        />
        <path className="joined" d="M12 560V594" />
      </svg>
      <i className="ember" aria-hidden="true" />
    </>
  );
}

const Styles = styled('div')`
  margin-top: clamp(20px, 5vw, 80px);
  .lines {
    position: relative;
    container-type: inline-size;
  }
  .across {
    width: 100%;
    height: auto;
  }
  .down {
    display: none;
  }
  .ember {
    position: absolute;
    left: 99.17cqw;
    top: 2.5cqw;
    width: 1.5cqw;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--ember);
    transform: translate(-50%, -50%);
  }
  .ember::before {
    content: "";
    position: absolute;
    inset: -140%;
    border-radius: 50%;
    background: radial-gradient(closest-side, rgba(242, 106, 33, 0.55), transparent);
  }
  .down path {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke: var(--navy);
    stroke-width: 1.5;
  }
  .down .apart {
    stroke: var(--blue);
    stroke-dasharray: 12 4 2 4;
  }
  .down .joined {
    stroke-width: 4;
  }
  .name {
    position: absolute;
    left: 0;
    transform: translateY(-100%);
    font-weight: 600;
    font-size: clamp(0.9375rem, 1.42cqw, 1.25rem);
    line-height: 1.2;
    letter-spacing: -0.01em;
    color: var(--navy);
  }
  .business {
    top: 1.9cqw;
  }
  .it {
    top: 12.5cqw;
    color: var(--blue);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    padding-right: 40px;
  }
  h3 {
    font-size: var(--fs-h3);
    line-height: 1.1;
  }
  p {
    margin-top: 10px;
    max-width: 25em;
  }
  @media ${from.phone} {
    ul {
      margin-top: -3.2vw;
    }
    li:nth-of-type(1) {
      padding-top: 5.2vw;
    }
    li:nth-of-type(2) {
      padding-top: 2.1vw;
    }
  }
  @media ${below.tablet} {
    li {
      padding-right: 20px;
    }
    h3 {
      font-size: 1.25rem;
    }
    p {
      font-size: 1rem;
      line-height: 1.5;
    }
  }
  @media ${below.phone} {
    .lines {
      display: grid;
      grid-template-columns: 64px 1fr;
      gap: 0 12px;
      padding-top: 22px;
      container-type: normal;
    }
    .across {
      display: none;
    }
    .down {
      display: block;
      width: 64px;
      height: 0;
      min-height: 100%;
      grid-area: 1 / 1;
    }
    .ember {
      left: 6.5px;
      top: auto;
      bottom: -4px;
      width: 11px;
      transform: none;
      box-shadow: 0 0 0 7px rgba(242, 106, 33, 0.18);
    }
    .ember::before {
      content: none;
    }
    p {
      margin-top: 4px;
      font-size: 0.9375rem;
      line-height: 1.4;
    }
    h3 {
      font-size: 1.125rem;
    }
    .name {
      top: 0;
      transform: none;
      font-size: 0.75rem;
      line-height: 1.3;
      letter-spacing: -0.02em;
    }
    .it {
      left: 58px;
    }
    ul {
      grid-area: 1 / 2;
      grid-template-columns: 1fr;
      gap: 14px;
      padding-block: 4px 4px;
    }
    li {
      padding: 0;
    }
  }
`;
