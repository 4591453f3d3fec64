import { css } from '@emotion/react';
import { below } from './widths';

/**
 * Tokens of the workbench, light and dark, and denser styles for kit components. Applied to the whole document while
 * a workbench screen is shown, so that drawers and menus outside the screen get them too.
 */
const dark = css`
  --paper: #07172a;
  --sheet: #0b2038;
  --sand: #12283f;
  --steel: #0f2a47;
  --navy: #a9cbee;
  --navy-deep: #8fb6de;
  --blue: #8fb6de;
  --blue-2: #5f8cba;
  --ink: #f1f5f9;
  --text: #cbd8e6;
  --muted: #94a9bf;
  --faint: #94a9bf;
  --line: rgba(180, 206, 232, 0.13);
  --line-2: rgba(180, 206, 232, 0.27);
  --rule: rgba(180, 206, 232, 0.07);
  --ember-deep: #ff9a5c;
  --ember-t: #ff9a5c;
  --error: #ff9c88;
  --on-navy: #07172a;
  --hover: rgba(169, 203, 238, 0.06);
  --sel: #10294a;
  --ember-w: rgba(242, 106, 33, 0.14);
  --sh-float: 0 0 0 1px rgba(180, 206, 232, 0.12), 0 24px 60px -12px rgba(0, 0, 0, 0.7);
  color-scheme: dark;
`;

export const workbenchCss = css`
  :root {
    --on-navy: #fff;
    --hover: rgba(14, 63, 110, 0.045);
    --sel: #eaeef1;
    --ember-w: rgba(242, 106, 33, 0.11);
    --brand: #0e3f6e;
    --sh-float: 0 1px 0 rgba(14, 63, 110, 0.06), 0 18px 48px -12px rgba(10, 27, 46, 0.28);
    --rail: 206px;
    --bar: 52px;
    --ctl: 34px;
    --ctl-pad: 12px;
    --ctl-gap: 7px;
    --ctl-r: 6px;
    --ctl-fs: 0.875rem;
    --ctl-icon: 16px;
    --ctl-wrap: nowrap;
    --line-ground: var(--sheet);
    --on-ember: #0a1b2e;
    --ember-glow: none;
    --cell-lit: var(--sheet);
    --a12: 0.75rem;
    --a13: 0.8125rem;
    --a14: 0.875rem;
    color-scheme: light;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) {
      ${dark}
    }
  }
  :root[data-theme="dark"] {
    ${dark}
  }
  @media ${below.phone} {
    :root {
      --ctl: 44px;
    }
  }
  html body {
    font-size: var(--a14);
    line-height: 1.45;
  }
  body *:is(h1, h2, h3, h4) {
    letter-spacing: -0.02em;
  }
  html *:focus-visible {
    outline-offset: 2px;
    box-shadow: 0 0 0 5px var(--ember-halo);
  }
  /* A place that is focused so that reading goes on there is no control. */
  html *:is(main, aside, section)[tabindex="-1"]:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  .m {
    font: 450 var(--a12) / 1.4 var(--mono);
    letter-spacing: -0.02em;
  }
  .mu {
    color: var(--muted);
  }
  .kbd {
    display: inline-grid;
    place-items: center;
    min-width: 20px;
    height: 20px;
    padding: 0 5px;
    border: 1px solid var(--line-2);
    border-radius: 4px;
    font: 500 0.6875rem / 1 var(--mono);
    color: var(--muted);
    background: var(--sheet);
  }
  .lk {
    color: var(--navy);
    font-weight: 550;
    text-decoration: none;
    background: linear-gradient(currentColor, currentColor) 0 100% / 100% 1px no-repeat;
    padding: 0 0 1px;
    border: 0;
    cursor: pointer;
    white-space: nowrap;
  }
  .lk:hover {
    background-size: 0 1px;
  }
  .ok,
  .wt,
  .no,
  .held {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  .ok::before {
    content: "";
    width: 9px;
    height: 5px;
    border: solid var(--blue);
    border-width: 0 0 1.75px 1.75px;
    transform: translateY(-1px) rotate(-45deg);
    flex: none;
  }
  .wt::before {
    content: "";
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--ember);
    flex: none;
  }
  .held::before {
    content: "";
    width: 7px;
    height: 7px;
    border: 1px solid var(--muted);
    border-radius: 50%;
    flex: none;
  }
  .no::before {
    content: "";
    width: 7px;
    height: 7px;
    background: var(--error);
    transform: rotate(45deg);
    flex: none;
  }
  @media print {
    /* Of a screen with a part that prints alone, nothing else is printed. */
    body:has(.prints-only) *:not(:has(.prints-only)):not(.prints-only):not(.prints-only *) {
      display: none !important;
    }
    *:has(.prints-only) {
      display: block !important;
      position: static !important;
      min-height: 0 !important;
      max-height: none !important;
      overflow: visible !important;
    }
  }
`;
