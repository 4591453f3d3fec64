import type { SystemHealth } from './contract';

/** Everything works but the import from Search Console; the inbox is not set up. */
export function exampleSystemHealth(part: Partial<SystemHealth> = {}): SystemHealth {
  return {
    checks: [
      { name: 'email', state: 'ok', text: 'No email is waiting.', at: null, also: null },
      { name: 'inbox', state: 'off', text: 'Not connected.', at: null, also: null },
      { name: 'hubspot', state: 'ok', text: 'Connected.', at: null, also: null },
      { name: 'sitemap', state: 'ok', text: 'Last updated', at: '2026-11-27T09:00:00.000Z', also: null },
      { name: 'releases', state: 'ok', text: 'No rollback in the last 30 days.', at: null, also: null },
      {
        name: 'certificate',
        state: 'ok',
        text: 'Valid until',
        at: '2027-02-24T23:59:59.999Z',
        also: { text: 'Checked', at: '2026-11-27T09:00:00.000Z' },
      },
      {
        name: 'searchConsole',
        state: 'error',
        text: 'Google rejects the key. Failing since',
        at: '2026-11-26T09:00:00.000Z',
        also: { text: 'Last import', at: '2026-11-25T09:00:00.000Z' },
      },
    ],
    ...part,
  };
}
