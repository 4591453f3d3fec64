import type { SearchConsoleConnection } from './contract';

export const exampleConnection = (part: Partial<SearchConsoleConnection> = {}): SearchConsoleConnection => ({
  state: 'connected',
  reason: '',
  isDemo: false,
  clientEmail: 'search@emberline.iam.gserviceaccount.com',
  last4: '9f3c',
  properties: [
    { url: 'sc-domain:emberline.example', isReadable: true, isThisSite: true },
    { url: 'https://other.example/', isReadable: false, isThisSite: false },
  ],
  property: 'sc-domain:emberline.example',
  connectedBy: 'Robin Vale',
  connectedAt: '2026-11-20T15:00:00.000Z',
  checkedAt: '2026-11-27T15:00:00.000Z',
  imported: {
    at: '2026-11-27T15:00:00.000Z',
    from: '2026-10-28',
    to: '2026-11-24',
    queries: 1_204,
    pages: 86,
    otherUrls: 3,
  },
  isImporting: false,
  nextAt: '2026-11-28T15:00:00.000Z',
  version: 3,
  ...part,
});
