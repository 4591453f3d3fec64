/** The lists of this room. */
export const redirectLists = [
  { name: 'redirects', label: 'Redirects' },
  { name: 'redirects/not-found', label: 'Not found' },
] as const;
