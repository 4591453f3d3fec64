import { below, styled } from '@site/shell/kit';
import type { Industry } from './content/Industry';

/** Laws and standards, each with its source and a link to its issuer. */
export function Rules({ rules }: Pick<Industry, 'rules'>) {
  return (
    <Styles>
      {rules.map(({ title, source, text, site }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <p className="note">
            {source}. <a href={site}>{new URL(site).hostname.replace(/^www\./, '')}</a>
          </p>
        </li>
      ))}
    </Styles>
  );
}

const Styles = styled('ul')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  border-top: 1px solid var(--line-2);
  border-left: 1px solid var(--line);
  li {
    padding: 26px 30px 30px;
    border-right: 1px solid var(--line);
    border-bottom: 1px solid var(--line-2);
  }
  h3 {
    font-size: var(--fs-h3);
    line-height: 1.16;
  }
  p {
    margin-top: 10px;
    max-width: var(--measure-narrow);
  }
  .note {
    color: var(--muted);
  }
  @media ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    border-left: 0;
    li {
      border-right: 0;
      padding: 18px 0 20px;
    }
  }
`;
