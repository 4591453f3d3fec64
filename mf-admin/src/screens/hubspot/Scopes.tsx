import { type HubspotConnection, neededScopes } from '@site/api/hubspot/connection/contract';
import { styled } from '@site/shell/kit';
import { formatQuantity } from '../../formatting/formatQuantity';

/** The scopes, what each is for, and whether the token of a connection has it. */
export function Scopes({ connection: { state, scopes, missingScopes } }: ScopesProps) {
  const isConnected = state !== 'not_connected';
  return (
    <List>
      {neededScopes.map(({ scope, use, activity }) => {
        const isMissing = missingScopes.includes(scope);
        const isGranted = scopes.includes(scope);
        return (
          <li key={scope}>
            <code>{scope}</code>
            {isConnected && (
              <span className={isMissing ? 'no' : isGranted ? 'ok' : 'optional'}>
                {isMissing ? 'missing' : isGranted ? 'granted' : 'optional'}
              </span>
            )}
            <span className="mu">
              {use}
              {!isConnected &&
                activity &&
                `, only if you turn on ${activity === 'deals' ? 'deals' : 'form submissions'}`}
            </span>
          </li>
        );
      })}
    </List>
  );
}

/** Whether the token may do what the sync does; the list is open where it may not. */
export function GrantedScopes({ connection }: ScopesProps) {
  const missing = connection.missingScopes.length;
  return (
    <details open={missing > 0}>
      <summary>
        {missing ? (
          <b className="no">{formatQuantity({ one: 'scope', many: 'scopes' }, missing)} missing</b>
        ) : (
          'All needed scopes granted'
        )}
      </summary>
      <Scopes connection={connection} />
    </details>
  );
}

interface ScopesProps {
  connection: HubspotConnection;
}

const List = styled('ul')`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 8px;
  }
  .optional {
    color: var(--muted);
  }
  .mu {
    flex-basis: 100%;
    font-size: var(--a13);
  }
`;
