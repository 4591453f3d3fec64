import {
  DEMO_SECRET,
  DEMO_TOKEN,
  type HubspotConnection,
  HubspotCredentials,
} from '@site/api/hubspot/connection/contract';
import { TextField } from '@site/shell/kit/form';
import { FormDialog } from '../../workbench/screen/FormDialog';
import { useConnectHubspotMutation } from './hubspotApi';

/** Connects an account, or replaces the token of the one that is connected. */
export function ConnectDialog({ connection, onClose }: ConnectDialogProps) {
  const [connect] = useConnectHubspotMutation();
  const { state, isDemo, hasWebhooks, version } = connection;
  const isNew = state === 'not_connected';
  return (
    <FormDialog<HubspotCredentials>
      title={isNew ? 'Connect HubSpot' : 'Replace the token'}
      text={
        isDemo
          ? `This site runs with a demo portal on this machine instead of HubSpot. Its token is ${DEMO_TOKEN}, its client secret ${DEMO_SECRET}.`
          : 'Use the access token of a private app in your HubSpot account. Its client secret is beside it. Both are stored encrypted and never shown again.'
      }
      submitLabel={isNew ? 'Connect' : 'Replace token'}
      doneTitle={isNew ? 'HubSpot connected in shadow mode' : 'Token replaced'}
      struct={HubspotCredentials}
      initial={{ token: '', clientSecret: '' }}
      onSubmit={(body) => connect({ version, body }).unwrap()}
      onClose={onClose}
    >
      <TextField
        name="token"
        label="Access token"
        type="password"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
      />
      <TextField
        name="clientSecret"
        label="Client secret (optional)"
        hint={`HubSpot signs its webhooks with it: changes there arrive within a minute instead of an hour.${hasWebhooks ? ' Leave it empty to keep the stored one.' : ''}`}
        type="password"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
      />
    </FormDialog>
  );
}

interface ConnectDialogProps {
  connection: HubspotConnection;
  onClose: () => void;
}
