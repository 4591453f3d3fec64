import type { CaseFigure } from '@site/api/content/caseStudies/contract';
import { below, styled } from '@site/shell/kit';
import { CASES } from './content';

/** The figures before and after, with method and period; on a phone, one block per figure. */
export function FigureTable({ figures }: { figures: CaseFigure[] }) {
  const { caption, columns, none } = CASES.figures;
  const [measured, before, after, how, period] = columns;
  return (
    <Styles>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.label}>
            <th scope="row" data-label={measured}>
              {figure.label}
            </th>
            <td data-label={before}>{figure.before || none}</td>
            <td data-label={after} className="after tn">
              {figure.after}
            </td>
            <td data-label={how}>{figure.method}</td>
            <td data-label={period}>{figure.period}</td>
          </tr>
        ))}
      </tbody>
    </Styles>
  );
}

const Styles = styled('table')`
  width: 100%;
  border-collapse: collapse;
  overflow-wrap: anywhere;
  *:is(th, td) {
    padding: 16px 20px 16px 0;
    border-bottom: 1px solid var(--line-2);
    text-align: left;
    vertical-align: baseline;
    font-weight: 400;
  }
  thead th {
    font-size: var(--fs-note);
    color: var(--muted);
  }
  tbody th {
    font-weight: 550;
    color: var(--ink);
  }
  .after {
    font-size: clamp(1.5rem, 1.2rem + 1vw, 2.125rem);
    font-weight: 500;
    letter-spacing: -0.03em;
    line-height: 1;
    color: var(--navy);
  }
  @media ${below.tablet} {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &,
    tbody,
    tr,
    *:is(th, td) {
      display: block;
    }
    tr {
      padding-block: 16px;
      border-bottom: 1px solid var(--line-2);
    }
    tbody *:is(th, td) {
      padding: 3px 0;
      border: 0;
    }
    tbody td {
      display: grid;
      grid-template-columns: 64px 1fr;
      align-items: baseline;
    }
    td::before {
      content: attr(data-label);
      font-size: var(--fs-note);
      font-weight: 400;
      letter-spacing: 0;
      color: var(--muted);
    }
  }
`;
