import type { SearchConsoleConnection } from '@site/api/seo/searchConsoleConnection/contract';
import { mayConnectSearchConsole, mayEditConnection } from '@site/api/seo/searchConsoleConnection/policy';
import { Button, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { errorToast } from '../../../requests/errorToast';
import { usePermissions } from '../../../session/usePermissions';
import { ConnectDialog } from './ConnectDialog';
import { stateTexts } from './connectionTexts';
import { DisconnectDialog } from './DisconnectDialog';
import { PropertyDialog } from './PropertyDialog';
import { useImportFromSearchConsoleMutation, useTestSearchConsoleMutation } from './searchConsoleApi';

/** What an admin can do with the connection. */
export function ConnectionActions({ connection }: { connection: SearchConsoleConnection }) {
  const may = usePermissions();
  const [dialog, setDialog] = useState<'connect' | 'property' | 'disconnect'>();
  const close = () => setDialog(undefined);
  const { state, property } = connection;
  const isConnected = state !== 'not_connected';
  const needsKey = !isConnected || state === 'key_rejected';
  if (!may(mayEditConnection)) return null;
  return (
    <div className="row">
      {may(mayConnectSearchConsole) && (
        <Button tone={needsKey ? 'navy' : 'line'} size="small" onClick={() => setDialog('connect')}>
          {isConnected ? 'Replace key' : 'Connect'}
        </Button>
      )}
      {isConnected && (
        <>
          <Button tone={property ? 'line' : 'navy'} size="small" onClick={() => setDialog('property')}>
            Choose property
          </Button>
          {property && <ImportNowButton isImporting={connection.isImporting} />}
          <TestButton />
          {may(mayConnectSearchConsole) && (
            <Button tone="line" size="small" onClick={() => setDialog('disconnect')}>
              Disconnect
            </Button>
          )}
        </>
      )}
      {dialog === 'connect' && <ConnectDialog connection={connection} onClose={close} />}
      {dialog === 'property' && <PropertyDialog connection={connection} onClose={close} />}
      {dialog === 'disconnect' && <DisconnectDialog connection={connection} onClose={close} />}
    </div>
  );
}

function ImportNowButton({ isImporting }: { isImporting: boolean }) {
  const [start, { isLoading }] = useImportFromSearchConsoleMutation();
  const { toast } = useToast();
  const handleClick = async () => {
    const { error } = await start(undefined as never);
    if (error) toast(errorToast('Couldn’t start the import', error as ApiError));
  };
  return (
    <Button tone="line" size="small" disabled={isLoading || isImporting} onClick={handleClick}>
      Import now
    </Button>
  );
}

function TestButton() {
  const [test, { isLoading }] = useTestSearchConsoleMutation();
  const { toast } = useToast();
  const handleClick = async () => {
    const { data, error } = await test(undefined as never);
    if (error) return toast(errorToast('Couldn’t test the connection', error as ApiError));
    if (!data) return;
    toast(
      data.reason
        ? { title: stateTexts[data.state].label, description: data.reason, variant: 'destructive' }
        : { title: 'The connection works', description: data.clientEmail },
    );
  };
  return (
    <Button tone="line" size="small" disabled={isLoading} onClick={handleClick}>
      {isLoading ? 'Testing…' : 'Test'}
    </Button>
  );
}
