import { ArrowLink, Button, below, styled } from '@site/shell/kit';
import { useEffect, useRef, useState } from 'react';
import type { Outline } from '../content/Outline';
import { GOALS } from './goals';
import { loadOutlines, type Offer } from './offers';

/** Up to three services side by side: what their pages include and exclude. */
export function Comparison({ offers, onClose }: { offers: Offer[]; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { outlines, isFailed, tryAgain } = useOutlines();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  return (
    <Styles aria-labelledby="compare">
      <div className="wrap">
        <div className="head">
          <h2 id="compare" className="h2" ref={heading} tabIndex={-1}>
            Side by side
          </h2>
          <Button tone="line" size="small" onClick={onClose}>
            Close
          </Button>
        </div>
        {isFailed && (
          <p role="alert" className="failed">
            The comparison didn’t load.{' '}
            <Button tone="text" size="small" onClick={tryAgain}>
              Try again
            </Button>
          </p>
        )}
        {!isFailed && (
          <table aria-busy={!outlines.size}>
            <thead>
              <tr>
                <td />
                {offers.map(({ to, label }) => (
                  <th key={to} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ROWS.map(({ title, linesOf, mark }) => (
                <tr key={title} className={mark}>
                  <th scope="row">{title}</th>
                  {offers.map((offer) => (
                    <td key={offer.to} data-label={offer.label}>
                      <ul>
                        {linesOf(offer, outlines.get(offer.to)).map((line) => (
                          <li key={line}>{line}</li>
                        ))}
                      </ul>
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <td />
                {offers.map(({ to, label }) => (
                  <td key={to}>
                    <ArrowLink to={to}>{label}</ArrowLink>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        )}
      </div>
    </Styles>
  );
}

interface Row {
  title: string;
  mark?: 'inside' | 'outside';
  linesOf: (offer: Offer, outline?: Outline<string>) => string[];
}

const ROWS: Row[] = [
  { title: 'In a sentence', linesOf: ({ summary }) => [summary] },
  {
    title: 'Helps with',
    linesOf: ({ goals }) => [
      GOALS.filter(({ goal }) => goals.includes(goal))
        .map(({ label }) => label)
        .join(', '),
    ],
  },
  { title: 'What you get', linesOf: (_, outline) => outline?.outcomes ?? [] },
  { title: 'Included', mark: 'inside', linesOf: (_, outline) => outline?.included ?? [] },
  { title: 'Not included', mark: 'outside', linesOf: (_, outline) => outline?.notIncluded ?? [] },
];

/** The texts of the service pages by path, once loaded. */
function useOutlines() {
  const [outlines, setOutlines] = useState<ReadonlyMap<string, Outline<string>>>(new Map());
  const [isFailed, setIsFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round tries again
  useEffect(() => {
    let isCurrent = true;
    loadOutlines().then(
      (found) => isCurrent && setOutlines(found),
      () => isCurrent && setIsFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [round]);
  const tryAgain = () => {
    setIsFailed(false);
    setRound(round + 1);
  };
  return { outlines, isFailed, tryAgain };
}

const Styles = styled('section')`
  padding-block: clamp(56px, 6vw, 96px);
  border-top: 1px solid var(--navy);
  background: var(--sheet);
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 16px 24px;
    margin-bottom: clamp(28px, 3vw, 44px);
  }
  h2 {
    scroll-margin-top: 112px;
  }
  h2:focus {
    outline: 0;
  }
  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 18px 28px 20px 0;
    vertical-align: top;
    text-align: left;
    border-bottom: 1px solid var(--line-2);
    overflow-wrap: break-word;
  }
  thead th {
    font-size: var(--fs-h3);
    font-weight: 500;
    line-height: 1.14;
    letter-spacing: -0.03em;
    color: var(--ink);
  }
  tbody th {
    font-size: var(--fs-sm);
    font-weight: 500;
    color: var(--muted);
  }
  li {
    position: relative;
    line-height: 1.42;
  }
  li + li {
    margin-top: 9px;
  }
  .inside li,
  .outside li {
    padding-left: 22px;
  }
  .inside li {
    color: var(--ink);
    font-weight: 500;
  }
  .outside li {
    color: var(--muted);
  }
  .inside li::before,
  .outside li::before {
    content: "";
    position: absolute;
    left: 0;
    top: 0.72em;
    width: 13px;
    height: 1.5px;
    background: var(--navy);
    transform: rotate(-45deg);
  }
  .outside li::before {
    height: 1px;
    background: repeating-linear-gradient(90deg, var(--blue-2) 0 4px, transparent 4px 6px);
    transform: none;
  }
  @media ${below.tablet} {
    table,
    tbody,
    tr,
    td,
    tbody th {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    tr {
      padding: 20px 0 4px;
    }
    th,
    td {
      padding: 0 0 18px;
      border-bottom: 0;
    }
    tr + tr {
      border-top: 1px solid var(--line-2);
    }
    tbody th {
      padding-bottom: 12px;
      color: var(--navy);
    }
    tr > td:first-child {
      display: none;
    }
    td[data-label]::before {
      content: attr(data-label);
      display: block;
      margin-bottom: 6px;
      font-weight: 550;
      letter-spacing: -0.01em;
      color: var(--ink);
    }
  }
`;
