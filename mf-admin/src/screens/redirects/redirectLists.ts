/** The lists of the redirects section, shown as tabs. */
export const redirectLists = [
  { name: 'redirects', label: 'Redirects' },
  { name: 'redirects/not-found', label: '404 errors' },
] as const;
