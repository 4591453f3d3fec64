import type { FactorReset, User } from '@site/api/identity/users/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorToast } from '../../requests/errorToast';
import { useApproveFactorResetMutation, useDeleteFactorResetMutation } from './usersApi';

/** A requested factor reset: requester, approvers, waiting time and expiry. */
export function FactorResetNote({ user, reset }: { user: User; reset: FactorReset }) {
  const [approve, approving] = useApproveFactorResetMutation();
  const [withdraw, withdrawing] = useDeleteFactorResetMutation();
  const { toast } = useToast();
  const isBusy = approving.isLoading || withdrawing.isLoading;
  const run = async (action: typeof approve | typeof withdraw, title: string) => {
    const { error } = await action({ id: user.id });
    toast(error ? errorToast('Something went wrong', error as ApiError) : { title });
  };
  return (
    <Styles aria-label="Reset of two-step sign-in">
      <h3>Reset two-step sign-in of {user.name}</h3>
      <p className="mu">{user.name} gets an email when it’s requested and when it’s done.</p>
      <ol>
        <li>
          <b>{reset.requestedBy}</b> requested the reset
          <span className="ok m">{dateFormat.inList(reset.requestedAt)}</span>
        </li>
        <li>
          {reset.needsApproval ? (
            <>
              <b>Another admin or owner</b> approves it
              <span className="wt m">Pending</span>
            </>
          ) : (
            <>
              <b>No one else can approve it</b>, so it waits a day
              <span className="wt m">until {reset.dueAt && dateFormat.inSentence(reset.dueAt)}</span>
            </>
          )}
        </li>
      </ol>
      <div className="row">
        <span className="m mu">Expires {dateFormat.inSentence(reset.lapsesAt)}</span>
        {user.may.includes('withdraw factor reset') && (
          <Button
            tone="line"
            size="small"
            disabled={isBusy}
            onClick={() => run(withdraw, 'Request canceled')}
          >
            Cancel request
          </Button>
        )}
        {user.may.includes('approve factor reset') && (
          <Button
            tone="navy"
            size="small"
            disabled={isBusy}
            onClick={() => run(approve, `${user.name} sets up two-step sign-in again at the next sign-in`)}
          >
            {reset.needsApproval ? 'Approve' : 'Reset now'}
          </Button>
        )}
      </div>
    </Styles>
  );
}

const Styles = styled('section')`
  margin: 0 20px 16px;
  padding: 12px 14px;
  border: 1px solid var(--line-2);
  border-left: 3px solid var(--ember);
  border-radius: var(--r-cell);
  h3 {
    font-size: 1rem;
    font-weight: 600;
  }
  ol {
    margin: 8px 0 12px;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 6px;
    padding: 8px 0;
    border-bottom: 1px solid var(--line);
  }
  li b {
    color: var(--ink);
    font-weight: 600;
  }
  li .m {
    margin-left: auto;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .row .m {
    margin-right: auto;
  }
  @media ${below.phone} {
    .row .m {
      width: 100%;
    }
  }
`;
