import { below, styled } from '@site/shell/kit';
import type { Industry } from './content/Industry';

/** The systems of the industry: typical problems and our measures. */
export function Systems({ systems }: Pick<Industry, 'systems'>) {
  return (
    <Styles>
      <thead>
        <tr>
          <th scope="col">System</th>
          <th scope="col">What goes wrong</th>
          <th scope="col">What we put in place</th>
        </tr>
      </thead>
      <tbody>
        {systems.map(({ system, trouble, remedy }) => (
          <tr key={system}>
            <th scope="row">{system}</th>
            <td>{trouble}</td>
            <td>{remedy}</td>
          </tr>
        ))}
      </tbody>
    </Styles>
  );
}

const Styles = styled('table')`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    text-align: left;
    vertical-align: baseline;
    padding: 16px 24px 17px 0;
    border-top: 1px solid var(--line-2);
    font-weight: 400;
    line-height: 1.42;
  }
  thead th {
    font-size: 0.875rem;
    font-weight: 550;
    color: var(--blue);
    border-top: 0;
    padding-top: 0;
  }
  tbody th {
    width: 27%;
    font-weight: 600;
    color: var(--ink);
    letter-spacing: -0.012em;
  }
  td:nth-of-type(1) {
    width: 34%;
    color: var(--muted);
  }
  td:nth-of-type(2) {
    color: var(--ink);
  }
  tbody tr:last-of-type > * {
    border-bottom: 1px solid var(--line-2);
  }
  @media ${below.phone} {
    &,
    tbody,
    tr,
    td,
    th {
      display: block;
      width: auto;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr {
      border-top: 1px solid var(--line-2);
      padding: 14px 0 16px;
    }
    tbody tr > *,
    tbody tr:last-of-type > * {
      width: auto;
      border: 0;
      padding: 0;
    }
    td {
      margin-top: 4px;
    }
    td:nth-of-type(1) {
      width: auto;
    }
    /* As specific as the rule for the last row, which would take the room of its mark. */
    tbody tr > td:nth-of-type(2) {
      position: relative;
      padding-left: 20px;
    }
    td:nth-of-type(2)::before {
      content: "";
      position: absolute;
      left: 0;
      top: 11px;
      width: 12px;
      height: 1.5px;
      background: var(--navy);
      transform: rotate(-45deg);
    }
  }
`;
