/** The lists of this room. */
export const redirectLists = [
  { name: 'redirects', label: 'Redirects' },
  { name: 'redirects/not-found', label: '404 errors' },
] as const;
