import type { Report } from '@site/api/tools/reports/contract';
import { below, styled } from '@site/shell/kit';
import { CopyButton } from '../../clipboard/CopyButton';

/** Texts to copy in order, each with its destination and a copy button. */
export function SnippetList({ paste }: Pick<Report, 'paste'>) {
  return (
    <Styles>
      {paste.map(({ where, due, value }) => (
        <li key={`${where} ${value}`}>
          <p>
            <b>{where}</b> {due}
          </p>
          <code>{value}</code>
          <CopyButton text={value} context={where} />
        </li>
      ))}
    </Styles>
  );
}

const Styles = styled('ol')`
  margin-top: 14px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
    gap: 6px 24px;
    align-items: start;
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }
  p {
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
  code {
    font: 450 0.875rem / 1.5 var(--mono);
    letter-spacing: -0.02em;
    color: var(--navy);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @media ${below.tablet} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    code {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
  @media print {
    li {
      grid-template-columns: 10rem minmax(0, 1fr);
      padding: 2px 0;
      break-inside: avoid;
    }
    p,
    code {
      font-size: 8pt;
      line-height: 1.25;
    }
    code {
      grid-column: auto;
      grid-row: auto;
    }
  }
`;
