import { styled } from '@site/shell/kit';
import { ABOUT } from './content';

/** The mission, in one sentence. */
export function Mission() {
  return (
    <Styles className="dark" aria-labelledby="mission">
      <div className="wrap">
        <h2 id="mission" className="eyebrow">
          {ABOUT.mission.title}
        </h2>
        <p>{ABOUT.mission.text}</p>
        <i aria-hidden="true" />
      </div>
    </Styles>
  );
}

const Styles = styled('section')`
  padding-block: clamp(64px, 7vw, 112px);
  background: linear-gradient(180deg, var(--navy), var(--night) 160%);
  h2.eyebrow {
    color: var(--on-dark-3);
  }
  p {
    margin-top: 20px;
    max-width: 18em;
    font-size: var(--fs-h2);
    line-height: 1.06;
    letter-spacing: -0.04em;
    word-spacing: 0.05em;
    font-weight: 500;
    color: var(--white);
    text-wrap: balance;
  }
  i {
    position: relative;
    display: block;
    height: 1px;
    margin-top: clamp(40px, 5vw, 72px);
    background: repeating-linear-gradient(
      90deg,
      var(--on-dark-3) 0 22px,
      transparent 22px 28px,
      var(--on-dark-3) 28px 31px,
      transparent 31px 37px
    );
  }
  i::after {
    content: "";
    position: absolute;
    right: 0;
    top: -7px;
    width: 15px;
    height: 15px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 7px var(--ember-halo);
  }
`;
