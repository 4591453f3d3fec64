import { css } from '@emotion/react';
import instrumentSans from '../fonts/instrument-sans.woff2';
import jetBrainsMono from '../fonts/jetbrains-mono-annotations.woff2';
import { fallbackFaces, fallbackFamilies } from './fallbackFonts';
import { below } from './widths';

/** URLs of the two fonts to preload. */
export const fontUrls = [instrumentSans, jetBrainsMono];

/**
 * The global styles: fonts, tokens, reset, focus and shared classes. The server puts them into the head once. Tokens
 * are CSS custom properties, so that component styles stay static.
 */
export const globalCss = css`
  @font-face {
    font-family: "Instrument Sans";
    src: url(${instrumentSans}) format("woff2");
    font-weight: 400 700;
    font-display: swap;
  }
  @font-face {
    font-family: "JetBrains Mono";
    src: url(${jetBrainsMono}) format("woff2");
    font-weight: 100 800;
    font-display: swap;
  }
  ${fallbackFaces}
  @font-face {
    font-family: "Mono Fallback";
    src:
      local("Courier New"), local("Liberation Mono"), local("Menlo"), local("Roboto Mono"),
      local("DejaVu Sans Mono");
    size-adjust: 100%;
    ascent-override: 102%;
    descent-override: 30%;
    line-gap-override: 0%;
  }
  :root {
    --paper: #f4f3ef;
    --sheet: #fcfbf8;
    --sand: #ece6dc;
    --steel: #e6ebf0;
    --night: #07172a;
    --white: #fff;
    --navy: #0e3f6e;
    --navy-deep: #0a3057;
    --blue: #2d5d94;
    --blue-2: #3a6ea5;
    --ink: #0a1b2e;
    --text: #22364c;
    --muted: #46586c;
    --faint: #61707f;
    --on-dark: #f4f3ef;
    --on-dark-2: #b4c6d9;
    --on-dark-3: #9fc0e2;
    --line: rgba(14, 63, 110, 0.15);
    --line-2: rgba(14, 63, 110, 0.32);
    --rule: rgba(14, 63, 110, 0.1);
    --line-dark: rgba(180, 206, 232, 0.2);
    --ember: #f26a21;
    --ember-hi: #ff8a45;
    --ember-deep: #b8430b;
    --ember-t: #a93c08;
    --ember-halo: rgba(242, 106, 33, 0.28);
    --error: #a3260f;
    --error-on-dark: #ff8e73;
    --sans: "Instrument Sans", ${fallbackFamilies}, system-ui, sans-serif;
    --mono: "JetBrains Mono", "Mono Fallback", ui-monospace, monospace;
    --fs-note: 0.8125rem;
    --fs-sm: 0.9375rem;
    --fs-body: 1.0625rem;
    --fs-lead: clamp(1.125rem, 0.98rem + 0.55vw, 1.375rem);
    --fs-h4: 1.25rem;
    --fs-h3: clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem);
    --fs-h2: clamp(2.125rem, 1.35rem + 3.1vw, 4rem);
    --fs-display: clamp(2.75rem, 1rem + 7.4vw, 8.75rem);
    --s1: 8px;
    --s2: 16px;
    --s3: 24px;
    --s4: 32px;
    --s5: 48px;
    --s6: 64px;
    --s7: 96px;
    --s8: 128px;
    --gutter: clamp(16px, 3.2vw, 40px);
    --wrap: min(1400px, 100% - 2 * var(--gutter));
    --r-cell: 3px;
    --r-ctl: 8px;
    --r-round: 999px;
    --sh-float: 0 1px 0 rgba(14, 63, 110, 0.06), 0 18px 48px -12px rgba(10, 27, 46, 0.22);
    --sh-sheet: 0 1px 0 rgba(255, 255, 255, 0.8) inset, 0 24px 60px -28px rgba(10, 27, 46, 0.25);
    --layer-bar: 40;
    --layer-tabs: 45;
    --layer-header: 50;
    --layer-progress: 55;
    --layer-consent: 60;
    --layer-skip: 90;
    /* Above drawers and dialogs, which the library puts at 1300. */
    --layer-toast: 1400;
    --measure: 34em;
    --measure-narrow: 28em;
    --measure-wide: 36em;
    --t-hover: 0.14s;
    --t-move: 0.7s cubic-bezier(0.2, 0.7, 0.1, 1);
    --i1: #0e3f6e;
    --i2: #2d5d94;
    --i3: #3a6ea5;
    --fa: #ffffff;
    --fb: #f0f4f7;
    --fc: #dae4ed;
    --fd: #b5c8db;
    --fe: #e4ebf1;
    --fs: #f7f9fb;
    --fg: #f7f5f0;
    --fh: #2d5d94;
    --fl: #a9bed3;
  }
  .inv {
    --i1: #dce9f6;
    --i2: #9fc0e2;
    --i3: #6e97c2;
    --fa: #15497c;
    --fb: #114170;
    --fc: #0b3158;
    --fd: #092748;
    --fe: #0e3a66;
    --fs: #0c335c;
    --fg: #0b3159;
    --fh: #dce9f6;
    --fl: #5684b3;
  }
  * {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: 88px;
  }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--text);
    font: 400 var(--fs-body) / 1.6 var(--sans);
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
    text-rendering: geometricPrecision;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote {
    margin: 0;
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  a {
    color: inherit;
  }
  img,
  svg,
  video {
    display: block;
  }
  img,
  video {
    max-width: 100%;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  h1,
  h2,
  h3,
  h4 {
    color: var(--ink);
    font-weight: 500;
    letter-spacing: -0.03em;
    /* Letters set closer take from the spaces as well, which are narrow in this font. */
    word-spacing: 0.05em;
    line-height: 1.04;
    text-wrap: balance;
  }
  b,
  strong,
  legend {
    word-spacing: 0.03em;
  }
  h1[tabindex]:focus {
    outline: none;
    box-shadow: none;
  }
  p {
    text-wrap: pretty;
  }
  .wrap {
    width: var(--wrap);
    margin-inline: auto;
    position: relative;
  }
  .sr {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  :focus-visible {
    outline: 2px solid var(--navy);
    outline-offset: 3px;
    border-radius: 4px;
    box-shadow: 0 0 0 7px var(--ember-halo);
  }
  .dark *:focus-visible {
    outline-color: #fff;
  }
  .note {
    font: 450 var(--fs-note) / 1.45 var(--mono);
    letter-spacing: -0.02em;
    color: var(--blue);
  }
  .tn {
    font-variant-numeric: tabular-nums;
  }
  .eyebrow {
    display: flex;
    align-items: center;
    gap: 14px;
    font-weight: 600;
    font-size: 0.8125rem;
    line-height: 1.3;
    letter-spacing: 0.14em;
    text-transform: uppercase;
    color: var(--navy);
  }
  .eyebrow::before {
    content: "";
    flex: none;
    width: 44px;
    height: 1px;
    background: linear-gradient(
      90deg,
      currentColor 0 22px,
      transparent 22px 27px,
      currentColor 27px 30px,
      transparent 30px 35px,
      currentColor 35px
    );
  }
  .h2 {
    font-size: var(--fs-h2);
    letter-spacing: -0.04em;
  }
  .lead {
    font-size: var(--fs-lead);
    line-height: 1.5;
    color: var(--text);
    max-width: var(--measure);
  }
  .dark {
    color: var(--on-dark-2);
  }
  .dark h2,
  .dark h3 {
    color: #fff;
  }
  .dark .eyebrow,
  .dark .note {
    color: var(--on-dark-3);
  }
  .ic {
    width: 20px;
    height: 20px;
    flex: none;
    stroke: currentColor;
    fill: none;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .lucide {
    stroke-width: 1.75;
    flex: none;
  }
  .ruled {
    position: relative;
  }
  .ruled::before {
    content: "";
    position: absolute;
    inset: 0 auto 0 50%;
    transform: translateX(-50%);
    width: min(1440px, 100vw - 2 * var(--gutter) + 40px);
    pointer-events: none;
    --c: var(--rule);
    background:
      linear-gradient(var(--c), var(--c)) 0 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) calc(25% + 10px) 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) 50% 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) calc(75% - 10px) 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) 100% 0 / 1px 100% no-repeat;
  }
  .ruled.edges::before {
    background:
      linear-gradient(var(--c), var(--c)) 0 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) 100% 0 / 1px 100% no-repeat;
  }
  .ruled.q1::before {
    background:
      linear-gradient(var(--c), var(--c)) 0 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) calc(25% + 10px) 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) 50% 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) 100% 0 / 1px 100% no-repeat;
  }
  @media ${below.desktop} {
    .ruled.q1::before {
      background: none;
    }
  }
  @media ${below.phone} {
    .ruled::before {
      content: none;
    }
  }
  .iso {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  .iso * {
    vector-effect: non-scaling-stroke;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .iso .s1 {
    stroke: var(--i1);
    stroke-width: 1.35;
  }
  .iso .s2 {
    stroke: var(--i2);
    stroke-width: 0.9;
  }
  .iso .s3 {
    stroke: var(--i3);
    stroke-width: 0.55;
  }
  .iso .n {
    fill: none;
  }
  .iso .fa {
    fill: var(--fa);
  }
  .iso .fb {
    fill: var(--fb);
  }
  .iso .fc {
    fill: var(--fc);
  }
  .iso .fd {
    fill: var(--fd);
  }
  .iso .fe {
    fill: var(--fe);
  }
  .iso .fs {
    fill: var(--fs);
  }
  .iso .fg {
    fill: var(--fg);
  }
  .iso .fh {
    fill: var(--fh);
  }
  .iso .fl {
    fill: var(--fl);
  }
  .iso .ax {
    stroke: var(--i2);
    stroke-width: 1;
    stroke-dasharray: 14 4 2 4;
    fill: none;
  }
  .iso .dim {
    stroke: var(--i3);
    stroke-width: 0.75;
    stroke-opacity: 0.65;
  }
  .iso .dimt {
    stroke: var(--i1);
    stroke-width: 1.35;
  }
  .iso .heat {
    transition: stroke 0.2s;
  }
  [hidden] {
    display: none !important;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  @media print {
    .no-print,
    body:has(.prints-alone) > *:not(main) {
      display: none !important;
    }
    details::details-content {
      content-visibility: visible;
    }
  }
`;
