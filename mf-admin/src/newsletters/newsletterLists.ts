/** The screens of emails to subscribers, as tabs. */
export const newsletterLists = [
  { label: 'Newsletters', name: 'newsletters' },
  { label: 'Sequences', name: 'sequences' },
];
