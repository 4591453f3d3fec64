import type { ConnectionState } from '@site/api/seo/searchConsoleConnection/contract';

interface StateText {
  label: string;
  /** The class of its color. */
  mark: string;
  /** What it means, and what to do. */
  text: string;
}

export const stateTexts: Record<ConnectionState, StateText> = {
  not_connected: {
    label: 'Not connected',
    mark: 'mu',
    text: 'Data comes only from files that an admin imports.',
  },
  no_property: {
    label: 'No property chosen',
    mark: 'held',
    text: 'The key works. Choose the property of this site.',
  },
  connected: { label: 'Connected', mark: 'ok', text: 'Data is imported every day.' },
  key_rejected: {
    label: 'Key rejected',
    mark: 'no',
    text: 'Create a new key in Google Cloud and replace this one.',
  },
  not_enabled: {
    label: 'API not enabled',
    mark: 'no',
    text: 'Enable the Google Search Console API in Google Cloud, wait a few minutes, then test the connection.',
  },
  no_access: {
    label: 'No access to the property',
    mark: 'no',
    text: 'Access is checked again every day. Earlier data stays in use.',
  },
  unavailable: {
    label: 'Google unavailable',
    mark: 'wt',
    text: 'The import is tried again by itself. Earlier data stays in use.',
  },
};
