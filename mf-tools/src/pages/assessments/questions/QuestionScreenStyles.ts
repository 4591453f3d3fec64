import { below, styled } from '@site/shell/kit';

/** Styles of a question. On a phone, navigation stays at the bottom. */
export const QuestionScreenStyles = styled('section')`
  min-height: calc(100svh - 73px);
  display: grid;
  grid-template-rows: auto 1fr auto;
  .question {
    display: grid;
    grid-template-columns: minmax(0, 1.36fr) minmax(0, 1fr);
    gap: 24px 56px;
    align-items: center;
    padding-block: clamp(24px, 3vw, 48px);
  }
  h1 {
    font-size: clamp(2rem, 1.2rem + 2.9vw, 3.75rem);
    line-height: 1;
    letter-spacing: -0.045em;
    max-width: 13em;
    margin-left: -0.03em;
  }
  .place {
    font-size: 0.875rem;
    margin-bottom: 16px;
  }
  fieldset {
    border: 0;
    padding: 0;
    margin: 28px 0 0;
    min-width: 0;
  }
  label {
    position: relative;
    display: grid;
    grid-template-columns: 34px 1fr auto;
    gap: 0 14px;
    align-items: center;
    min-height: 60px;
    padding: 8px 18px 9px 14px;
    border: 1px solid var(--line-2);
    margin-top: -1px;
    background: var(--sheet);
    cursor: pointer;
    transition: background var(--t-hover);
  }
  label:hover {
    background: var(--white);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label b {
    display: block;
    font-size: 1.1875rem;
    font-weight: 550;
    letter-spacing: -0.02em;
    color: var(--ink);
    line-height: 1.25;
  }
  small {
    display: block;
    font-size: 0.9688rem;
    line-height: 1.4;
    color: var(--text);
  }
  .key {
    display: grid;
    place-items: center;
    width: 34px;
    height: 34px;
    border: 1px solid var(--line-2);
    border-bottom-width: 2px;
    border-radius: 5px;
    background: var(--white);
    font: 550 1rem / 1 var(--mono);
    color: var(--navy);
  }
  label i {
    width: 44px;
    height: 14px;
    position: relative;
    border: 1px solid var(--blue-2);
    border-top: 0;
    clip-path: polygon(0 5px, 1px 5px, 1px 9px, 43px 9px, 43px 5px, 44px 5px, 44px 14px, 0 14px);
  }
  label u {
    position: absolute;
    left: 0;
    bottom: 0;
    height: 5px;
    background: var(--blue-2);
    width: calc(var(--l) * 100%);
  }
  .not-sure {
    border-style: dashed;
    margin-top: 8px;
    border-radius: var(--r-cell);
  }
  label:has(:checked) {
    background: var(--navy);
    border-color: var(--navy);
    z-index: 1;
  }
  label:has(:checked) b,
  label:has(:checked) small {
    color: var(--white);
  }
  label:has(:checked) .key {
    background: var(--ember);
    border-color: var(--ember);
    color: var(--ink);
  }
  label:has(:checked) i {
    border-color: var(--on-dark-3);
  }
  label:has(:checked) u {
    background: var(--white);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--navy);
    outline-offset: 3px;
    box-shadow: 0 0 0 7px var(--ember-halo);
    z-index: 2;
  }
  .why {
    margin-top: 18px;
    font-size: 0.9688rem;
    line-height: 1.5;
    color: var(--muted);
    max-width: 40em;
  }
  .why b {
    color: var(--text);
    font-weight: 600;
  }
  .warning {
    margin-top: 12px;
    border-left: 2px solid var(--ember);
    padding-left: 14px;
    max-width: 40em;
  }
  .foot {
    border-top: 1px solid var(--line);
    background: var(--sheet);
  }
  .foot .wrap {
    display: flex;
    align-items: center;
    gap: 12px;
    padding-block: 14px;
  }
  .foot p {
    margin: 0 auto 0 8px;
    font-size: 0.9375rem;
    color: var(--muted);
  }
  [aria-disabled] {
    opacity: 0.55;
    cursor: default;
  }
  kbd {
    display: inline-grid;
    place-items: center;
    min-width: 22px;
    height: 22px;
    padding: 0 6px;
    border: 1px solid var(--line-2);
    border-bottom-width: 2px;
    border-radius: 4px;
    background: var(--white);
    font: 550 0.75rem / 1 var(--mono);
    color: var(--navy);
  }
  @media ${below.laptop} {
    .question {
      grid-template-columns: minmax(0, 1fr);
    }
    .assembly {
      order: -1;
    }
    .foot p span {
      display: none;
    }
  }
  @media ${below.phone} {
    .question {
      padding-block: 10px 20px;
      gap: 4px;
    }
    h1 {
      font-size: 1.75rem;
    }
    .place {
      margin-bottom: 8px;
      font-size: 0.8125rem;
    }
    fieldset {
      margin-top: 14px;
    }
    label {
      min-height: 52px;
      padding: 6px 12px;
      grid-template-columns: 30px 1fr;
      gap: 0 12px;
    }
    .key {
      width: 30px;
      height: 30px;
    }
    label i {
      display: none;
    }
    label b {
      font-size: 1.0625rem;
    }
    small {
      font-size: 0.875rem;
      line-height: 1.3;
    }
    .foot {
      position: sticky;
      bottom: 0;
      z-index: 5;
    }
    .foot p {
      display: none;
    }
    .foot button:last-of-type {
      flex: 1;
    }
  }
`;
