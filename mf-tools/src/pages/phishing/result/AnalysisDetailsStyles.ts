import { below, styled } from '@site/shell/kit';

export const AnalysisDetailsStyles = styled('div')`
  display: grid;
  gap: 18px;
  h2 {
    font-size: clamp(2rem, 1.3rem + 2.6vw, 3.5rem);
    letter-spacing: -0.04em;
    margin-bottom: 10px;
  }
  .parts,
  .routes,
  .hops,
  .links {
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  .parts {
    display: flex;
    flex-wrap: wrap;
    overflow: clip;
  }
  .parts li {
    flex: 1 1 auto;
    min-width: 7.5em;
    max-width: 100%;
    display: grid;
    align-content: start;
    padding: 0 0 14px;
    border-left: 1px solid var(--line);
  }
  .parts code {
    padding: 22px 14px;
    margin-bottom: 12px;
    font: 550 1.25rem / 1.3 var(--mono);
    border-bottom: 1px solid var(--navy);
    background: repeating-linear-gradient(
      45deg,
      color-mix(in srgb, var(--blue-2) 24%, transparent) 0 1px,
      transparent 1px 7px
    );
  }
  .parts .is-domain code,
  .parts .is-suffix code {
    background: color-mix(in srgb, var(--ember) 24%, var(--white));
  }
  .parts b,
  .parts span {
    padding-inline: 14px;
    font-size: var(--fs-sm);
    line-height: 1.4;
  }
  .parts b {
    color: var(--ink);
    font-weight: 600;
  }
  code,
  dd {
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  code {
    font: 450 0.9375rem / 1.5 var(--mono);
    letter-spacing: -0.02em;
  }
  .routes {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .routes > div {
    padding: 14px 20px 16px;
    border-left: 1px solid var(--line);
  }
  .routes > div:first-of-type {
    border-left: 0;
  }
  dt {
    font-size: 0.8125rem;
    font-weight: 550;
    color: var(--blue);
  }
  .is-other dd {
    color: var(--ember-t);
    font-weight: 550;
  }
  .trust {
    display: flex;
    gap: 12px;
    align-items: baseline;
    max-width: 38em;
    font-size: var(--fs-sm);
    min-height: 28px;
  }
  .trust input {
    width: 18px;
    height: 18px;
    flex: none;
    accent-color: var(--navy);
    align-self: start;
    margin-top: 3px;
  }
  .hops li,
  .links li {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr) auto;
    gap: 2px 14px;
    padding: 12px 20px;
    border-top: 1px solid var(--line);
  }
  .links li {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr) auto;
    font-size: var(--fs-sm);
  }
  .hops li:first-of-type,
  .links li:first-of-type {
    border-top: 0;
  }
  .hops p {
    font-size: var(--fs-sm);
  }
  .hops strong {
    display: block;
    color: var(--ember-t);
    font-weight: 550;
  }
  em {
    font: 450 0.8125rem / 1.7 var(--mono);
    letter-spacing: -0.02em;
    color: var(--blue);
    text-align: right;
  }
  em b {
    display: block;
    font-weight: 600;
    color: var(--ink);
  }
  .links span {
    overflow-wrap: anywhere;
  }
  .bal {
    display: inline-grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border: 1.25px solid var(--navy);
    border-radius: 50%;
    font: 600 0.8125rem / 1 var(--mono);
    color: var(--navy);
  }
  @media ${below.phone} {
    .routes,
    .links li {
      grid-template-columns: minmax(0, 1fr);
    }
    .routes > div {
      border-left: 0;
      border-top: 1px solid var(--line);
    }
    .hops li {
      grid-template-columns: 26px minmax(0, 1fr);
      padding-inline: 16px;
    }
    .hops em {
      grid-column: 2;
      text-align: left;
    }
    .links em {
      text-align: left;
    }
  }
`;
