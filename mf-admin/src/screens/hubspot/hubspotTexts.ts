import type { HubspotState } from '@site/api/hubspot/connection/contract';
import { mayReadMapping } from '@site/api/hubspot/connection/policy';

/** The screens of HubSpot. */
export const hubspotLists = [
  { label: 'Contacts', name: 'hubspot' },
  { label: 'Field mapping', name: 'hubspot/mapping', needs: mayReadMapping },
];

interface StateText {
  label: string;
  /** The class of its color. */
  mark: string;
  /** What it means. */
  text: string;
}

export const stateTexts: Record<HubspotState, StateText> = {
  not_connected: {
    label: 'Not connected',
    mark: 'mu',
    text: 'No contacts are sent to HubSpot or read from it.',
  },
  shadow: {
    label: 'Shadow mode',
    mark: 'held',
    text: 'Contacts are compared with HubSpot. Nothing is written there or here until you start the sync.',
  },
  connected: { label: 'Connected', mark: 'ok', text: 'Contacts are synced as they change.' },
  degraded: {
    label: 'Sync problem',
    mark: 'wt',
    text: 'HubSpot rejects calls or doesn’t respond. Changes are queued and retried.',
  },
  revoked: {
    label: 'Token revoked',
    mark: 'no',
    text: 'The sync has stopped, and all changes are queued. Enter a new token to continue.',
  },
  paused: {
    label: 'Paused',
    mark: 'held',
    text: 'Changes are queued and sent once you resume the sync.',
  },
};
