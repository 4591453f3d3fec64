import type { LeadStatus } from '@site/api/leads/enquiries/contract';
import type { Lead } from '@site/api/leads/pipeline/contract';
import { Button, below, styled } from '@site/shell/kit';

/** Why a lead is quarantined, and what releasing it does. */
export function QuarantineNote({ lead: { status, spam }, onMove, isBusy }: QuarantineNoteProps) {
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
          No emails were sent. They’re sent when you move the lead to any stage other than Spam. Later
          inquiries from a released sender aren’t quarantined.
        </p>
      )}
      {status === 'quarantined' && onMove && (
        <div className="row">
          <Button tone="navy" size="small" disabled={isBusy} onClick={() => onMove('new')}>
            Release <kbd className="kbd">1</kbd>
          </Button>
          <Button tone="line" size="small" disabled={isBusy} onClick={() => onMove('spam')}>
            Mark as spam <kbd className="kbd">6</kbd>
          </Button>
        </div>
      )}
    </Styles>
  );
}

interface QuarantineNoteProps {
  lead: Lead;
  /** Undefined if the member may not decide. */
  onMove?: (status: LeadStatus) => void;
  isBusy?: boolean;
}

const Styles = styled('div')`
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 10px;
  }
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
