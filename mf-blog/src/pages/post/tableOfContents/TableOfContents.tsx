import { below, styled } from '@site/shell/kit';
import type { CSSProperties } from 'react';
import type { ContentsEntry } from './contentsOf';

/** The table of contents along a scale of the reading time; a dot marks where the reader is. */
export function TableOfContents({ entries, current, minutes }: TableOfContentsProps) {
  return (
    <Styles aria-label="In this article">
      <div className="inner">
        <p className="title">In this article</p>
        <ol style={{ '--minutes': minutes } as CSSProperties}>
          {entries.map(({ id, text, at, clock }, index) => (
            <li key={id} style={{ '--at': at } as CSSProperties}>
              <a href={`#${id}`} aria-current={index === current ? 'location' : undefined}>
                <span className="note tn" aria-hidden="true">
                  {clock}
                </span>
                {text}
              </a>
            </li>
          ))}
        </ol>
        <p className="note tn end" aria-hidden="true">
          {minutes} min
        </p>
        <i className="dot" aria-hidden="true" />
      </div>
    </Styles>
  );
}

export interface TableOfContentsProps {
  entries: ContentsEntry[];
  /** The index of the section being read; -1 before the first. */
  current: number;
  minutes: number;
}

const Styles = styled('nav')`
  --h: calc(min(540px, 100vh - 170px) - 60px);
  .inner {
    position: sticky;
    top: 116px;
    padding-bottom: 24px;
  }
  .title {
    height: 22px;
    margin-bottom: 28px;
    font-size: 1.125rem;
    font-weight: 600;
    letter-spacing: -0.02em;
    color: var(--ink);
    line-height: 1.2;
  }
  ol {
    position: relative;
    height: var(--h);
    border-left: 1px solid var(--navy);
    background:
      repeating-linear-gradient(
        180deg,
        var(--line-2) 0 1px,
        transparent 1px calc((100% - 1px) / (var(--minutes) * 10))
      )
      0 0 / 8px 100% no-repeat,
      linear-gradient(var(--navy), var(--navy)) 0 100% / 26px 1px no-repeat;
  }
  li {
    position: absolute;
    left: 0;
    right: 20px;
    top: calc(var(--at) * 100%);
  }
  li::before {
    content: "";
    position: absolute;
    left: 0;
    top: 0;
    width: 26px;
    height: 1px;
    background: var(--navy);
  }
  a {
    display: flex;
    gap: 10px;
    align-items: baseline;
    min-height: 24px;
    margin: -12px 0 0 34px;
    text-decoration: none;
    font-size: 0.9688rem;
    line-height: 1.3;
    letter-spacing: -0.012em;
    color: var(--muted);
  }
  a .note {
    flex: 0 0 34px;
    color: var(--blue);
  }
  a:hover {
    color: var(--navy);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  a[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  .end {
    margin: -10px 0 0 34px;
  }
  .dot {
    position: absolute;
    left: -6px;
    top: 50px;
    transform: translateY(calc(var(--p, 0) * var(--h)));
    width: 13px;
    height: 13px;
    margin-top: -6px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 6px rgba(242, 106, 33, 0.2);
    transition: transform 0.15s;
  }
  @media ${below.tablet} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
