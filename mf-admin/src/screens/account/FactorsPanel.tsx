import type { Factors } from '@site/api/identity/account/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled } from '@site/shell/kit';
import { QueryState } from '@site/shell/kit/query';
import { Panel, Skeleton } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { supportsPasskeys } from '../../authentication/secondFactor/usePasskey';
import { useGetFactorsQuery, useRemoveAppMutation } from '../../session/accountApi';
import { LoadError } from '../../workbench/screen/LoadError';
import { AddFactorDialog } from './AddFactorDialog';
import { PasskeyRow } from './PasskeyRow';
import { RecoveryCodesRow } from './RecoveryCodesRow';
import { RemoveFactorButton } from './RemoveFactorButton';

/** The member's second factors. */
export function FactorsPanel() {
  const query = useGetFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title="Two-step sign-in" note="Confirms it’s you after you enter your password.">
      <QueryState
        query={query}
        loading={
          <Waiting role="status" aria-label="Loading…">
            <Skeleton width="70%" />
            <Skeleton width="50%" />
          </Waiting>
        }
        error={(error, retry) => (
          <Waiting>
            <LoadError
              title="Couldn’t load your sign-in methods"
              error={error}
              onRetry={retry}
              isBusy={query.isFetching}
            />
          </Waiting>
        )}
      >
        {(factors) => <FactorRows factors={factors} />}
      </QueryState>
    </Panel>
  );
}

function FactorRows({ factors }: { factors: Factors }) {
  const { appSince, passkeys, recoveryCodesLeft, isRequired } = factors;
  const [adding, setAdding] = useState<'app' | 'passkey'>();
  const [removeApp] = useRemoveAppMutation();
  const count = passkeys.length + (appSince ? 1 : 0);
  const isLast = isRequired && count === 1;
  return (
    <Rows>
      <li>
        <div>
          <b>Authenticator app</b>
          {appSince ? (
            <span className="ok">Active since {dateFormat.date(appSince)}</span>
          ) : (
            <span className="held">Not set up</span>
          )}
        </div>
        <Button tone="line" size="small" onClick={() => setAdding('app')}>
          {appSince ? 'Replace' : 'Set up'}
        </Button>
        {appSince && (
          <RemoveFactorButton
            name="authenticator app"
            isLast={isLast}
            question="Remove the authenticator app?"
            remove={() => removeApp().unwrap()}
          />
        )}
      </li>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} isLast={isLast} />
      ))}
      <li>
        <div>
          <b>{passkeys.length ? 'Another passkey' : 'Passkey'}</b>
          <span className="mu">
            {supportsPasskeys()
              ? 'Signs you in without a password and protects against phishing.'
              : 'This browser doesn’t support passkeys.'}
          </span>
        </div>
        {supportsPasskeys() && (
          <Button tone="line" size="small" onClick={() => setAdding('passkey')}>
            Add passkey
          </Button>
        )}
      </li>
      {count > 0 && <RecoveryCodesRow left={recoveryCodesLeft} />}
      {isLast && (
        <li className="mu note">You need at least one method. Add another one before you remove this one.</li>
      )}
      {adding && <AddFactorDialog kind={adding} onClose={() => setAdding(undefined)} />}
    </Rows>
  );
}

const Waiting = styled('div')`
  display: grid;
  gap: 14px;
  padding: 16px 20px;
`;

const Rows = styled('ul')`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 11px 16px;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  li > div {
    display: grid;
    flex: 1 1 200px;
    gap: 2px;
    min-width: 0;
  }
  b {
    font-weight: 600;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  span {
    font-size: var(--a13);
  }
  .note {
    font-size: var(--a13);
  }
  @media ${below.phone} {
    li > div {
      flex-basis: 100%;
    }
  }
`;
