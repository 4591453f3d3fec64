import type { SystemHealth } from './contract';

/** Everything works; the inbox is not set up. */
export function exampleSystemHealth(part: Partial<SystemHealth> = {}): SystemHealth {
  return {
    checks: [
      { name: 'email', state: 'ok', text: 'No email is waiting.', at: null },
      { name: 'inbox', state: 'off', text: 'Not connected.', at: null },
      { name: 'hubspot', state: 'ok', text: 'Connected.', at: null },
      { name: 'sitemap', state: 'ok', text: 'Last updated', at: '2026-11-27T09:00:00.000Z' },
      { name: 'releases', state: 'ok', text: 'No rollback in the last 30 days.', at: null },
    ],
    ...part,
  };
}
