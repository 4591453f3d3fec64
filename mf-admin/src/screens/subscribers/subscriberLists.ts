/** The screens of subscribers. */
export const subscriberLists = [
  { label: 'List', name: 'subscribers' },
  { label: 'Growth', name: 'subscribers/growth' },
];
