import type { HubspotConnection } from '@site/api/hubspot/connection/contract';
import { mayConnectHubspot, mayEditHubspot } from '@site/api/hubspot/connection/policy';
import { Button, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { ConnectDialog } from './ConnectDialog';
import { DisconnectDialog } from './DisconnectDialog';
import { usePauseHubspotMutation, useTestHubspotMutation } from './hubspotApi';
import { stateTexts } from './hubspotTexts';
import { SyncActions } from './SyncActions';

/** What an admin can do with the connection. */
export function ConnectionActions({ connection }: { connection: HubspotConnection }) {
  const may = usePermissions();
  const [dialog, setDialog] = useState<'connect' | 'disconnect'>();
  const close = () => setDialog(undefined);
  const isConnected = connection.state !== 'not_connected';
  // A new token comes first then.
  const isRevoked = connection.state === 'revoked';
  if (!may(mayEditHubspot)) return null;
  return (
    <div className="row">
      {isConnected && !isRevoked && <SyncActions connection={connection} />}
      {may(mayConnectHubspot) && (
        <Button
          tone={isConnected && !isRevoked ? 'line' : 'navy'}
          size="small"
          onClick={() => setDialog('connect')}
        >
          {isConnected ? 'Replace token' : 'Connect'}
        </Button>
      )}
      {isConnected && (
        <>
          {isRevoked && <SyncActions connection={connection} />}
          <TestButton />
          <PauseButton connection={connection} />
          <Button tone="line" size="small" onClick={() => setDialog('disconnect')}>
            Disconnect
          </Button>
        </>
      )}
      {dialog === 'connect' && <ConnectDialog connection={connection} onClose={close} />}
      {dialog === 'disconnect' && <DisconnectDialog connection={connection} onClose={close} />}
    </div>
  );
}

function TestButton() {
  const [test, { isLoading }] = useTestHubspotMutation();
  const { toast } = useToast();
  const handleClick = async () => {
    const { data, error } = await test(undefined as never);
    if (error) return toast(errorToast('Couldn’t test the connection', error as ApiError));
    if (!data) return;
    const hasProblem = data.state === 'degraded' || data.state === 'revoked';
    toast(
      hasProblem
        ? { title: stateTexts[data.state].label, description: data.reason, variant: 'destructive' }
        : { title: 'The connection works', description: data.accountName },
    );
  };
  return (
    <Button tone="line" size="small" disabled={isLoading} onClick={handleClick}>
      {isLoading ? 'Testing…' : 'Test'}
    </Button>
  );
}

function PauseButton({ connection: { state, version } }: { connection: HubspotConnection }) {
  const [pause, { isLoading }] = usePauseHubspotMutation();
  const { toast } = useToast();
  const isPaused = state === 'paused';
  const handleClick = async () => {
    const { error } = await pause({ version, body: { isPaused: !isPaused } });
    if (error)
      toast(errorToast(isPaused ? 'Couldn’t resume the sync' : 'Couldn’t pause the sync', error as ApiError));
    else toast({ title: isPaused ? 'Sync resumed' : 'Sync paused' });
  };
  return (
    <Button tone="line" size="small" disabled={isLoading} onClick={handleClick}>
      {isPaused ? 'Resume' : 'Pause'}
    </Button>
  );
}
