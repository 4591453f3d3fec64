import { styled } from '@site/shell/kit';
import { AFTERWARDS } from './content';

/** Explains what happens to a message, step by step, and to a draft. */
export function WhatHappensNext() {
  return (
    <Styles>
      <h2>{AFTERWARDS.title}</h2>
      <ol>
        {AFTERWARDS.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="draft">{AFTERWARDS.draft}</p>
    </Styles>
  );
}

const Styles = styled('div')`
  h2 {
    font-size: 1.5rem;
    letter-spacing: -0.03em;
    margin-bottom: 26px;
  }
  ol {
    position: relative;
    border-left: 1px solid var(--navy);
  }
  ol::after {
    content: "";
    position: absolute;
    left: -6px;
    bottom: -6px;
    width: 11px;
    height: 11px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 6px rgba(242, 106, 33, 0.18);
  }
  li {
    position: relative;
    padding: 0 0 26px 22px;
  }
  li:last-of-type {
    padding-bottom: 6px;
  }
  li::before {
    content: "";
    position: absolute;
    left: -7px;
    top: 12px;
    width: 13px;
    height: 1.5px;
    background: var(--navy);
    transform: rotate(-45deg);
  }
  b {
    display: block;
    color: var(--ink);
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  span {
    display: block;
    font-size: 1rem;
    line-height: 1.45;
    margin-top: 2px;
  }
  .draft {
    margin-top: 28px;
    font-size: 0.875rem;
    color: var(--muted);
  }
`;
