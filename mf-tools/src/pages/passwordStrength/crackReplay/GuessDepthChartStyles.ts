import { below, styled } from '@site/shell/kit';

/**
 * Styles of the depth chart: `--d` is one unit of depth, `--c` the width of a character; `--u`, `--g`, `--open` are
 * depths.
 */
export const GuessDepthChartStyles = styled('div')`
  --d: 72px;
  --left: 64px;
  --pale: color-mix(in srgb, var(--on-dark-2) 55%, transparent);
  --pale-2: color-mix(in srgb, var(--on-dark-3) 65%, transparent);
  position: relative;
  container-type: inline-size;
  height: calc(56px + var(--d) * 5 + 88px);
  font-family: var(--mono);
  > * {
    --c: min(clamp(23px, 4.6vw, 60px), (100cqi - var(--left)) / var(--n));
  }
  .scale span {
    position: absolute;
    left: 0;
    right: 0;
    top: calc(72px + var(--d) * var(--u));
    border-top: 1px solid color-mix(in srgb, var(--on-dark-2) 16%, transparent);
    font: 450 0.75rem / 1 var(--mono);
    letter-spacing: -0.03em;
    color: var(--on-dark-3);
    padding-top: 6px;
  }
  sup {
    line-height: 0;
  }
  .holes {
    position: absolute;
    top: 0;
    left: var(--left);
    display: flex;
    height: 56px;
    border-right: 1px dashed var(--pale);
  }
  .holes i {
    width: var(--c);
    border: 1px dashed var(--pale);
    border-right: 0;
  }
  .fall {
    position: absolute;
    top: 0;
    left: calc(var(--left) + var(--c) * var(--i));
    width: calc(var(--c) * var(--len));
    z-index: 2;
  }
  .cord {
    position: absolute;
    left: 50%;
    top: 56px;
    width: 1px;
    height: 0;
    background: repeating-linear-gradient(
      180deg,
      var(--pale-2) 0 12px,
      transparent 12px 16px,
      var(--pale-2) 16px 18px,
      transparent 18px 22px
    );
    transition: height 0.9s cubic-bezier(0.3, 0.1, 0.2, 1);
  }
  .piece {
    position: relative;
    display: flex;
    height: 56px;
    transition: transform 0.9s cubic-bezier(0.3, 0.1, 0.2, 1);
  }
  .piece i {
    flex: 1 1 0;
    min-width: 0;
    overflow: clip;
    display: grid;
    place-items: center;
    font: 500 min(1.875rem, var(--c) * 0.62) / 1 var(--mono);
    font-style: normal;
    color: var(--white);
    border: 1px solid var(--pale);
    border-right-width: 0;
    background: var(--hatch, none), var(--navy);
  }
  .piece i:last-of-type {
    border-right-width: 1px;
  }
  .k-word {
    --hatch: repeating-linear-gradient(
      45deg,
      color-mix(in srgb, var(--on-dark-3) 28%, transparent) 0 1px,
      transparent 1px 7px
    );
  }
  .k-year {
    --hatch:
      repeating-linear-gradient(
        45deg,
        color-mix(in srgb, var(--on-dark-3) 24%, transparent) 0 1px,
        transparent 1px 7px
      ),
      repeating-linear-gradient(
        -45deg,
        color-mix(in srgb, var(--on-dark-3) 24%, transparent) 0 1px,
        transparent 1px 7px
      );
  }
  .k-run {
    --hatch: repeating-linear-gradient(
      -45deg,
      color-mix(in srgb, var(--on-dark-3) 28%, transparent) 0 1px,
      transparent 1px 5px
    );
  }
  .k-free,
  .k-rand {
    --hatch:
      radial-gradient(circle, color-mix(in srgb, var(--on-dark-3) 40%, transparent) 0.9px, transparent 1.2px)
      0 0 / 7px 7px;
  }
  .tag {
    position: absolute;
    top: 100%;
    left: 0;
    width: max(100%, 7em);
    padding-top: 7px;
    font: 450 0.75rem / 1.25 var(--mono);
    letter-spacing: -0.03em;
    color: var(--on-dark);
    opacity: 0;
    transition: opacity 0.3s;
  }
  .is-down .piece {
    transform: translateY(calc(44px + var(--d) * var(--g)));
  }
  .is-down .cord {
    height: calc(var(--d) * var(--g) - 12px);
  }
  .is-down .tag {
    opacity: 1;
    transition-delay: 0.6s;
  }
  .line {
    position: absolute;
    left: var(--left);
    right: 0;
    top: calc(72px + var(--d) * var(--open));
    height: 2px;
    background: linear-gradient(90deg, var(--ember), color-mix(in srgb, var(--ember) 20%, transparent));
    transform: scaleX(0);
    transform-origin: left;
    transition: transform 0.7s 0.2s;
  }
  .line::before {
    content: "";
    position: absolute;
    left: -6px;
    top: -5px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow:
      0 0 0 6px var(--ember-halo),
      0 0 34px 8px color-mix(in srgb, var(--ember) 55%, transparent);
  }
  .opens {
    position: absolute;
    left: var(--left);
    top: calc(72px + var(--d) * var(--open) - 7px);
    translate: 0 -100%;
    opacity: 0;
    transition: opacity 0.4s 0.5s;
  }
  .opens b {
    display: block;
    font: 500 clamp(1.375rem, 2.6vw, 2rem) / 1.1 var(--sans);
    letter-spacing: -0.03em;
    color: var(--white);
  }
  .opens span {
    font: 450 0.8125rem / 1.5 var(--mono);
    letter-spacing: -0.03em;
    color: color-mix(in srgb, var(--ember-hi) 62%, var(--white));
  }
  /* The words go below the line and below the deepest piece with its tag. */
  &.is-tight {
    --below: max(84px + var(--d) * var(--open), 146px + var(--d) * var(--deep));
    height: max(144px + var(--d) * 5, var(--below) + 84px);
  }
  &.is-tight .opens {
    top: var(--below);
    translate: none;
  }
  &.is-open .line {
    transform: none;
  }
  &.is-open .opens {
    opacity: 1;
  }
  &.is-blind .piece i {
    color: transparent;
  }
  /* Tags have no room below narrow pieces; the list says the same. */
  &.is-blind .tag,
  &.is-blind-narrow .is-narrow .tag {
    display: none;
  }
  @media ${below.tablet} {
    --d: 60px;
    &.is-blind-narrow .piece i {
      color: transparent;
    }
    &.is-blind-narrow .tag {
      display: none;
    }
  }
  @media ${below.small} {
    --left: 46px;
    > * {
      --c: min(60px, (100cqi - var(--left)) / var(--n));
    }
    --d: 62px;
    .line {
      left: 56px;
    }
    .opens b {
      font-size: 1.1875rem;
    }
    .scale span:nth-of-type(5) {
      padding-top: 16px;
    }
  }
`;
