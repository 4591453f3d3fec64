import { below, styled } from '@site/shell/kit';
import { type CSSProperties, useRef } from 'react';
import type { TableOfContentsProps } from './TableOfContents';

/** The table of contents of narrow screens: a sticky bar with the reading progress that opens into the list. */
export function TableOfContentsBar({ entries, current, minutes }: TableOfContentsProps) {
  const bar = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (bar.current) bar.current.open = false;
  };
  return (
    <Styles ref={bar}>
      <summary>
        <span className="now">
          <b>
            <span className="sr">In this article, now: </span>
            {entries[current]?.text ?? 'In this article'}
          </b>
          <span className="note tn">{minutes} min</span>
        </span>
        <span className="line" aria-hidden="true">
          {entries.map(({ id, at }) => (
            <i key={id} style={{ '--at': at } as CSSProperties} />
          ))}
          <em />
        </span>
      </summary>
      <ol>
        {entries.map(({ id, text, clock }, index) => (
          <li key={id}>
            <a href={`#${id}`} onClick={close} aria-current={index === current ? 'location' : undefined}>
              <span className="note tn" aria-hidden="true">
                {clock}
              </span>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </Styles>
  );
}

const Styles = styled('details')`
  display: none;
  position: sticky;
  top: 72px;
  z-index: var(--layer-bar);
  margin-top: 32px;
  background: var(--sheet);
  border-block: 1px solid var(--line-2);
  summary {
    list-style: none;
    padding: 9px var(--gutter) 12px;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  .now {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 12px;
    min-height: 24px;
  }
  .now b {
    min-width: 0;
    font-size: 0.9688rem;
    font-weight: 600;
    letter-spacing: -0.015em;
    color: var(--ink);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .now .note {
    white-space: nowrap;
  }
  .line {
    display: block;
    position: relative;
    overflow: clip;
    overflow-clip-margin: 14px;
    height: 9px;
    margin-top: 8px;
    background:
      linear-gradient(var(--navy), var(--navy)) 0 100% / 100% 1px no-repeat,
      repeating-linear-gradient(90deg, var(--line-2) 0 1px, transparent 1px calc((100% - 1px) / 60)) 0 100% /
      100% 5px no-repeat;
  }
  .line i {
    position: absolute;
    left: calc(var(--at) * 100%);
    bottom: 0;
    width: 1px;
    height: 9px;
    background: var(--navy);
  }
  /* As long as the line and moved as a whole, so that reading on lays nothing out. */
  .line em {
    position: absolute;
    inset: auto 0 -5px;
    height: 11px;
    transform: translateX(calc(var(--p, 0) * 100%));
  }
  .line em::before {
    content: "";
    position: absolute;
    left: -5px;
    width: 11px;
    height: 11px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 4px rgba(242, 106, 33, 0.2);
  }
  ol {
    max-height: 60vh;
    overflow-y: auto;
    border-top: 1px solid var(--line);
    padding: 6px var(--gutter) 10px;
  }
  li a {
    display: flex;
    gap: 14px;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
    color: var(--ink);
    font-weight: 500;
  }
  li a[aria-current] {
    color: var(--navy);
    font-weight: 600;
  }
  li .note {
    flex: 0 0 36px;
  }
  @media ${below.tablet} {
    display: block;
  }
  @media ${below.small} {
    top: 60px;
  }
  @media print {
    display: none;
  }
`;
