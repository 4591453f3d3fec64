import type { PublicCredential } from '@site/api/content/credentials/contract';
import { credentialKinds } from '@site/api/content/credentials/kinds';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';

/** Credentials with issuer, number, last valid day and a link to verify each. */
export function CredentialList({ credentials }: { credentials: PublicCredential[] }) {
  return (
    <Styles>
      {credentials.map(({ kind, name, issuer, number, validUntil, link, image, imageAlt }) => (
        <li key={`${kind} ${name} ${number}`}>
          {image && <img src={image} alt={imageAlt} height={56} loading="lazy" decoding="async" />}
          <p className="note">{credentialKinds.find(({ value }) => value === kind)?.label}</p>
          <h3>{name}</h3>
          <dl>
            <div>
              <dt>Issued by</dt>
              <dd>{issuer}</dd>
            </div>
            {number && (
              <div>
                <dt>Number</dt>
                <dd>{number}</dd>
              </div>
            )}
            {validUntil && (
              <div>
                <dt>Valid until</dt>
                <dd>
                  <time dateTime={validUntil}>{dateFormat.calendarDate(validUntil)}</time>
                </dd>
              </div>
            )}
          </dl>
          {link && (
            <a href={link} target="_blank" rel="noopener">
              Verify<span className="sr"> {name}</span>
            </a>
          )}
        </li>
      ))}
    </Styles>
  );
}

const Styles = styled('ul')`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: 1px solid var(--line-2);
  border-left: 1px solid var(--line);
  li {
    padding: 28px 30px 30px;
    border-right: 1px solid var(--line);
    border-bottom: 1px solid var(--line-2);
    overflow-wrap: anywhere;
  }
  img {
    height: 56px;
    width: auto;
    max-width: 100%;
    object-fit: contain;
    margin-bottom: 18px;
  }
  h3 {
    margin-top: 6px;
    font-size: var(--fs-h3);
    line-height: 1.16;
  }
  dl {
    margin-top: 14px;
    font-size: var(--fs-sm);
  }
  dl > div {
    display: grid;
    grid-template-columns: 7em minmax(0, 1fr);
    gap: 12px;
  }
  dt {
    color: var(--muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-top: 8px;
  }
  @media ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    border-left: 0;
    li {
      padding: 20px 0;
      border-right: 0;
    }
  }
`;
