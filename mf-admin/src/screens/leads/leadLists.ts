/** The two ways to look at leads. */
export const leadLists = [
  { label: 'List', name: 'leads' },
  { label: 'Board', name: 'leads/board' },
];
