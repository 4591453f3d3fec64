import type { Evidence } from '@site/api/tools/scans/contract';
import { styled } from '@site/shell/kit';
import { useId, useState } from 'react';

/** Raw evidence. Parts with an explanation show it on hover and keyboard focus. */
export function EvidenceText({ evidence }: { evidence: Evidence }) {
  const { label, text, parts } = evidence;
  const id = useId();
  const [activeIndex, setActiveIndex] = useState<number>();
  const activePart = activeIndex === undefined ? undefined : parts[activeIndex];
  return (
    <Styles>
      {label && <span className="label">{label}</span>}
      {parts.length === 0 ? (
        <code>{text}</code>
      ) : (
        <code>
          {parts.map((part, index) =>
            part.message ? (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand in a record twice
                key={index}
                type="button"
                className="part"
                aria-describedby={activeIndex === index ? id : undefined}
                onPointerEnter={() => setActiveIndex(index)}
                onPointerLeave={() => setActiveIndex(undefined)}
                onFocus={() => setActiveIndex(index)}
                onBlur={() => setActiveIndex(undefined)}
                onClick={() => setActiveIndex(index)}
              >
                {part.text.trim()}
                <span className="sr">: {part.message}</span>
              </button>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand in a record twice
              <span key={index}>{part.text}</span>
            ),
          )}
        </code>
      )}
      {activePart && (
        <p className="says" id={id}>
          <b>{activePart.text.trim()}</b> {activePart.message}
        </p>
      )}
    </Styles>
  );
}

const Styles = styled('div')`
  position: relative;
  margin-top: 3px;
  .label {
    display: block;
    font-size: 0.8125rem;
    line-height: 1.4;
    color: var(--muted);
  }
  code {
    display: block;
    font: 450 0.875rem / 1.5 var(--mono);
    letter-spacing: -0.02em;
    color: var(--blue);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  .part {
    display: inline;
    margin: 0 0.35em 0 0;
    padding: 0;
    border: 0;
    border-bottom: 1px dotted var(--blue-2);
    background: none;
    font: inherit;
    letter-spacing: inherit;
    text-align: left;
    overflow-wrap: anywhere;
    color: inherit;
    cursor: help;
  }
  .part:hover,
  .part:focus-visible {
    color: var(--ink);
    border-bottom: 1px solid var(--ember);
  }
  .says {
    position: absolute;
    z-index: 2;
    left: 0;
    right: 0;
    top: calc(100% + 6px);
    padding: 10px 14px;
    border: 1px solid var(--navy);
    border-radius: var(--r-cell);
    background: var(--sheet);
    box-shadow: var(--sh-float);
    font-size: 0.9375rem;
    line-height: 1.4;
    color: var(--text);
    overflow-wrap: anywhere;
    pointer-events: none;
  }
  .says b {
    font: 500 0.875rem / 1.4 var(--mono);
    color: var(--ink);
  }
`;
