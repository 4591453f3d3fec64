import { readConsentReceipt, styled, useConsent } from '@site/shell/kit';
import { content } from './content/cookie-preferences';

const { title, text, columns, withdraw } = content.receipt;

/** The proof of the stored choice; nothing without one. Only in the browser. */
export function ConsentReceipt() {
  const { choices } = useConsent();
  const { id, date, policy } = readConsentReceipt();
  if (!choices || !id || !date) return null;
  return (
    <Styles aria-labelledby="receipt">
      <h3 id="receipt">{title}</h3>
      <p>
        {text} {withdraw}
      </p>
      <dl>
        <dt>{columns.id}</dt>
        <dd>{id}</dd>
        <dt>{columns.date}</dt>
        <dd>
          <time dateTime={date}>{date.slice(0, 16).replace('T', ' ')} UTC</time>
        </dd>
        <dt>{columns.policy}</dt>
        <dd>{policy}</dd>
      </dl>
    </Styles>
  );
}

const Styles = styled('section')`
  margin-top: 40px;
  h3 {
    font-size: 1.125rem;
    letter-spacing: -0.02em;
  }
  p {
    margin-top: 8px;
    font-size: 0.9375rem;
    max-width: var(--measure);
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 20px;
    margin-top: 14px;
    font-size: 0.875rem;
  }
  dt {
    color: var(--blue);
    font-weight: 550;
  }
  dd {
    margin: 0;
    font-family: var(--mono);
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;
