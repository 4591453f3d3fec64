import type { PasswordReset } from '@site/api/identity/passwordReset/contract';
import { styled } from '@site/shell/kit';
import { formatDateTime } from '../../formatting/formatDateTime';

/** When and from where the link was requested, so that members notice requests by others. */
export function LinkRequestDetails({ request: { at, network, agent } }: Pick<PasswordReset, 'request'>) {
  return (
    <Styles>
      <dt>Requested</dt>
      <dd>{formatDateTime(at)}</dd>
      <dt>Device</dt>
      <dd>{agent}</dd>
      <dt>Network</dt>
      <dd>{network}</dd>
      <dt className="not-you">Not you?</dt>
      <dd className="not-you">Close this page. Nothing changes, and the link expires on its own.</dd>
    </Styles>
  );
}

const Styles = styled('dl')`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 16px;
  margin: 18px 0;
  padding: 11px 14px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  font-size: var(--a13);
  dt {
    color: var(--muted);
  }
  dd {
    margin: 0;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;
