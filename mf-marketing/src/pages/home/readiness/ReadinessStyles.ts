import { below, styled } from '@site/shell/kit';

/** Styles: dark background with a glow in the corner, and a five-minute scale along the bottom. */
export const ReadinessStyles = styled('section')`
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding-top: clamp(28px, 8vw, 128px);
  background:
    radial-gradient(
      56% 78% at 100% 112%,
      var(--ember) 0,
      var(--ember-deep) 22%,
      rgba(122, 46, 30, 0.7) 46%,
      rgba(14, 63, 110, 0) 78%
    ),
    linear-gradient(180deg, var(--navy), color-mix(in srgb, var(--navy) 38%, var(--night)) 75%);
  .row {
    display: grid;
    grid-template-columns: 3fr 1fr;
    align-items: end;
    gap: 32px;
  }
  h2 {
    font-size: clamp(2.5rem, 1.1rem + 5.6vw, 6.75rem);
    letter-spacing: -0.045em;
    line-height: 0.96;
    max-width: 9em;
  }
  .side {
    padding-bottom: 8px;
  }
  .side p {
    color: color-mix(in srgb, var(--white) 90%, var(--navy));
    margin-bottom: 20px;
    max-width: 22em;
  }
  .checks {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 24px;
    margin-top: clamp(20px, 3vw, 40px);
  }
  .checks ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  .checks a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--white);
    text-underline-offset: 4px;
  }
  .minutes {
    position: relative;
    margin-top: clamp(20px, 7vw, 112px);
    height: 92px;
    border-top: 1px solid rgba(255, 255, 255, 0.55);
    background:
      repeating-linear-gradient(
        90deg,
        rgba(255, 255, 255, 0.5) 0 1px,
        transparent 1px calc((100% - 1px) / 30)
      )
      0 0 / 100% 12px no-repeat;
  }
  .minutes::before {
    content: "";
    position: absolute;
    left: 0;
    top: -2px;
    height: 4px;
    width: 100%;
    background: linear-gradient(
      90deg,
      rgba(242, 106, 33, 0),
      var(--ember) 80%,
      color-mix(in srgb, var(--ember) 38%, var(--white))
    );
    transform-origin: left;
  }
  .minutes::after {
    content: "";
    position: absolute;
    right: -7px;
    top: -8px;
    width: 15px;
    height: 15px;
    border-radius: 50%;
    background: color-mix(in srgb, var(--ember) 24%, var(--white));
    box-shadow:
      0 0 0 7px rgba(255, 160, 96, 0.35),
      0 0 46px 12px rgba(255, 140, 70, 0.8);
  }
  .minutes.is-waiting {
    opacity: 1;
  }
  .minutes.is-risen {
    animation: none;
  }
  .minutes.is-waiting::before {
    transform: scaleX(0);
  }
  .minutes.is-waiting::after {
    opacity: 0;
  }
  .minutes.is-risen::before {
    transition: transform 2.2s cubic-bezier(0.3, 0.1, 0.1, 1) 0.2s;
  }
  .minutes.is-risen::after {
    transition: opacity 0.5s 1.9s;
  }
  .minutes li {
    position: absolute;
    top: 0;
    height: 24px;
    border-left: 1px solid var(--white);
    padding: 30px 0 0;
    font: 450 0.875rem / 1 var(--mono);
    color: var(--white);
    white-space: nowrap;
  }
  .minutes li:nth-of-type(2) {
    left: 20%;
  }
  .minutes li:nth-of-type(3) {
    left: 40%;
  }
  .minutes li:nth-of-type(4) {
    left: 60%;
  }
  .minutes li:nth-of-type(5) {
    left: 80%;
  }
  .minutes li:nth-of-type(6) {
    left: 100%;
  }
  .minutes li span {
    display: block;
    transform: translateX(-50%);
  }
  .minutes li:first-of-type span {
    transform: none;
  }
  .minutes li:last-of-type span {
    transform: translateX(-100%);
  }
  @media ${below.tablet} {
    .row {
      grid-template-columns: 1fr;
    }
    .minutes {
      height: 76px;
    }
  }
  @media ${below.small} {
    h2 {
      font-size: 1.875rem;
      max-width: none;
    }
    .row {
      gap: 16px;
    }
    .side p {
      margin-bottom: 14px;
    }
    .minutes {
      height: 60px;
    }
    .side > a {
      width: 100%;
    }
    .minutes li:nth-of-type(5) span {
      display: none;
    }
  }
`;
