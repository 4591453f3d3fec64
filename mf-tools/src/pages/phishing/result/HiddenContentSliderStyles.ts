import { below, from, styled } from '@site/shell/kit';
import { reasonListStyles } from './reasonListStyles';

export const HiddenContentSliderStyles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1.56fr) minmax(0, 1fr);
  border: 1px solid var(--line-2);
  background: var(--sheet);
  border-radius: 0 0 var(--r-cell) var(--r-cell);
  --lit: color-mix(in srgb, var(--on-dark-3) 35%, var(--white));
  .xray {
    position: relative;
    --x: 0%;
    overflow: clip;
    border-right: 1px solid var(--navy);
    background: var(--white);
    padding: 14px 0 92px;
  }
  .glow {
    position: absolute;
    inset: 0;
    z-index: 1;
    clip-path: inset(0 0 0 var(--x));
    background:
      linear-gradient(color-mix(in srgb, var(--on-dark-3) 7%, transparent) 1px, transparent 1px) 0 0 / 100%
      24px,
      linear-gradient(90deg, color-mix(in srgb, var(--on-dark-3) 7%, transparent) 1px, transparent 1px) 0 0 /
      24px 100%,
      radial-gradient(
        70% 60% at 62% 40%,
        var(--navy),
        color-mix(in srgb, var(--navy) 45%, var(--night)) 70%,
        var(--night)
      );
  }
  .row {
    display: grid;
  }
  .seen,
  .ray {
    grid-area: 1 / 1;
    min-width: 0;
    position: relative;
    padding: 9px 34px 9px calc(17.5% + 26px);
  }
  .ray {
    z-index: 2;
    clip-path: inset(0 0 0 var(--x));
    color: var(--lit);
  }
  .seen {
    color: var(--ink);
  }
  .has-label > * {
    display: grid;
    grid-template-columns: 17.5% minmax(0, 1fr);
    padding: 15px 34px 12px 0;
    border-bottom: 1px solid var(--line);
  }
  .has-label > .ray {
    border-color: var(--line-dark);
  }
  .row > div > span {
    padding-left: 28px;
    font-size: 0.9375rem;
    line-height: 1.75;
    color: var(--muted);
  }
  .row > .ray > span {
    color: var(--on-dark-3);
  }
  p {
    font-size: 1.125rem;
    line-height: 1.5;
    color: inherit;
    overflow-wrap: anywhere;
  }
  .has-label p {
    font-weight: 550;
    padding-left: 26px;
  }
  small {
    display: block;
    font: 450 0.875rem / 1.75 var(--mono);
    letter-spacing: -0.03em;
    color: var(--on-dark-2);
    overflow-wrap: anywhere;
  }
  mark {
    background: repeating-linear-gradient(
      45deg,
      color-mix(in srgb, var(--ember-hi) 30%, transparent) 0 1px,
      transparent 1px 6px
    );
    color: var(--white);
    box-shadow: 0 0 0 1.5px var(--ember-hi);
    padding: 1px 6px;
    margin: 0 2px;
    border-radius: 1px;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
    font-weight: 600;
  }
  mark.is-free {
    box-shadow: 0 0 0 1.5px var(--on-dark-3);
    background: none;
  }
  mark.is-on {
    background: color-mix(in srgb, var(--ember) 55%, transparent);
  }
  mark i {
    display: inline-grid;
    place-items: center;
    width: 21px;
    height: 21px;
    border-radius: 50%;
    background: var(--ember-hi);
    color: var(--ink);
    font: 700 0.75rem / 1 var(--mono);
    margin: 0 -3px 0 7px;
    vertical-align: 1px;
    letter-spacing: 0;
  }
  mark.is-free i {
    background: var(--lit);
  }
  .seam {
    position: absolute;
    z-index: 3;
    top: 0;
    bottom: 0;
    left: var(--x);
    width: 2px;
    margin-left: -1px;
    background: var(--ember);
    box-shadow: 0 0 30px 6px color-mix(in srgb, var(--ember) 40%, transparent);
    pointer-events: none;
  }
  .seam::after {
    content: "";
    position: absolute;
    left: -17px;
    bottom: 22px;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 6px color-mix(in srgb, var(--ember) 25%, transparent);
  }
  .seam::before {
    content: "";
    position: absolute;
    left: -8px;
    bottom: 35px;
    width: 18px;
    height: 10px;
    border: solid var(--ink);
    border-width: 0 2px;
    z-index: 1;
  }
  input {
    position: absolute;
    z-index: 4;
    left: 0;
    right: 0;
    bottom: 14px;
    height: 52px;
    width: 100%;
    margin: 0;
    opacity: 0;
    cursor: ew-resize;
  }
  .xray:has(input:focus-visible) {
    outline: 2px solid var(--navy);
    outline-offset: 3px;
    z-index: 3;
  }
  .hint {
    position: absolute;
    z-index: 2;
    right: 20px;
    bottom: 30px;
    color: var(--on-dark-3);
    pointer-events: none;
  }
  ${reasonListStyles}
  @media ${from.tablet} {
    .xray {
      --x: 17.5%;
    }
  }
  @media ${from.desktop} {
    .xray p {
      font-size: 1.25rem;
    }
    small {
      font-size: 0.9375rem;
    }
  }
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    .xray {
      border-right: 0;
      border-bottom: 1px solid var(--navy);
    }
  }
  @media ${below.phone} {
    border-inline: 0;
    border-radius: 0;
    .seam::after {
      left: -1px;
    }
    .seam::before {
      left: 8px;
    }
    .xray {
      padding-top: 6px;
    }
    .seen,
    .ray {
      padding: 8px 16px;
    }
    .has-label > * {
      grid-template-columns: minmax(0, 1fr);
      padding: 10px 16px;
    }
    .row > div > span,
    .has-label p {
      padding: 0;
    }
    .xray p {
      font-size: 1.0625rem;
    }
    small {
      font-size: 0.8125rem;
    }
    .reasons {
      padding-inline: 16px;
    }
  }
`;
