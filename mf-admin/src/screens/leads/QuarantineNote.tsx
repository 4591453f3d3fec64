import type { Lead } from '@site/api/leads/pipeline/contract';
import { below, styled } from '@site/shell/kit';

/** Why a lead is quarantined, and what releasing it does. */
export function QuarantineNote({ lead: { status, spam } }: { lead: Lead }) {
  if (status !== 'quarantined' && spam.score === 0) return null;
  return (
    <Styles>
      <b className={status === 'quarantined' ? 'wt' : undefined}>
        {status === 'quarantined' ? 'In quarantine' : 'Signs of spam'}
        <span className="m mu">score {spam.score}</span>
      </b>
      {spam.reasons.length > 0 && (
        <ul>
          {spam.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {status === 'quarantined' && (
        <p className="mu">
          No emails were sent. They go out when you move the lead to any stage other than Spam.
        </p>
      )}
    </Styles>
  );
}

const Styles = styled('div')`
  padding: 12px 20px 14px;
  border-top: 1px solid var(--line);
  background: var(--ember-w);
  b {
    font-weight: 600;
    color: var(--ink);
  }
  b .m {
    margin-left: 8px;
  }
  li {
    position: relative;
    padding-left: 15px;
    margin-top: 4px;
    color: var(--text);
  }
  li::before {
    content: "";
    position: absolute;
    left: 0;
    top: 0.65em;
    width: 7px;
    height: 1px;
    background: var(--blue-2);
  }
  p {
    margin-top: 6px;
    font-size: var(--a13);
    color: var(--text);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
