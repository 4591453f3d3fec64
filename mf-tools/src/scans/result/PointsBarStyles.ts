import { below, styled } from '@site/shell/kit';

/** In print, the bar fits at a width at which the screen uses rows. */
const narrow = `${below.small}, screen and ${below.tablet}`;

/** Styles of the bar; on narrow screens, one row per check. */
export const PointsBarStyles = styled('div')`
  --hatch: repeating-linear-gradient(45deg, var(--blue-2) 0 1px, transparent 1px 7px);
  --dots: radial-gradient(circle, var(--blue-2) 0.9px, transparent 1.2px) 0 0 / 7px 7px;
  ul {
    display: flex;
    margin: 64px 0 56px;
    border: 1px solid var(--navy);
    print-color-adjust: exact;
  }
  li {
    position: relative;
    flex: var(--w) 0 0;
    min-width: 0;
    height: 64px;
    border-left: 1px solid var(--navy);
  }
  li:first-of-type {
    border-left: 0;
  }
  li > i {
    position: absolute;
    inset: 0 auto 0 0;
    width: calc(var(--g) * 100%);
    background: var(--navy);
  }
  .is-warn {
    background: var(--hatch);
  }
  .is-warn > i {
    background: var(--blue);
  }
  .is-fail {
    background: var(--white);
  }
  .is-unknown {
    background: var(--dots);
  }
  li > span {
    position: absolute;
    left: 0;
    top: 72px;
    padding-left: 1px;
    font: 550 0.875rem / 1.2 var(--sans);
    letter-spacing: -0.01em;
    color: var(--ink);
    white-space: nowrap;
  }
  small {
    display: block;
    font: 450 0.75rem / 1.3 var(--mono);
    letter-spacing: -0.03em;
    color: var(--blue);
  }
  .is-above > span {
    top: auto;
    bottom: 72px;
  }
  .is-last > span {
    left: auto;
    right: 0;
    text-align: right;
  }
  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 20px;
    font-size: 0.875rem;
    color: var(--text);
  }
  .key span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  .key i {
    width: 22px;
    height: 12px;
    border: 1px solid var(--navy);
  }
  .key .is-pass {
    background: var(--navy);
  }
  .key .is-warn {
    background: linear-gradient(90deg, var(--blue) 40%, transparent 0), var(--hatch);
  }
  .key .is-unknown {
    border-style: dashed;
  }
  @media ${narrow} {
    ul {
      --names: 152px;
      display: block;
      border: 0;
      margin: 18px 0 16px;
    }
    li,
    li:first-of-type,
    li[class] {
      height: 34px;
      border: 0;
      border-top: 1px solid var(--line);
      background: none;
    }
    li::after {
      content: "";
      position: absolute;
      left: var(--names);
      top: 10px;
      height: 13px;
      width: calc((100% - var(--names)) * var(--w) / var(--heaviest));
      border: 1px solid var(--navy);
    }
    li.is-warn::after {
      background: var(--hatch);
    }
    li.is-unknown::after {
      background: var(--dots);
      border-style: dashed;
    }
    li > i {
      left: var(--names);
      top: 10px;
      bottom: auto;
      height: 13px;
      width: calc((100% - var(--names)) * var(--w) / var(--heaviest) * var(--g));
      z-index: 1;
    }
    li > span,
    .is-above > span,
    .is-last > span {
      left: 0;
      right: auto;
      top: 8px;
      bottom: auto;
      text-align: left;
    }
    small {
      display: inline;
      margin-left: 6px;
    }
  }
`;
