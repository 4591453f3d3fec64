/** The texts of the section below the first screen, which loads before the other sections. */
export const CORE = {
  title: 'What We Do Best',
  lead: 'Support, cloud, planning and training from one team. One number to call, and no vendors pointing at each other.',
  services: [
    {
      title: 'Managed Support Solutions',
      description:
        'Call or email one help desk. A technician owns your ticket, keeps you posted and comes on site when needed.',
      path: '/services/managed-support',
    },
    {
      title: 'Communication & Data Solutions',
      description:
        'Email, meetings and files in Microsoft 365 or Google Workspace, and migrations that don’t stop your work.',
      path: '/services/communication-data',
    },
    {
      title: 'Advisory Services',
      description:
        'An IT roadmap and a budget on one page, and an advisor who explains both to your partners.',
      path: '/services/advisory',
    },
    {
      title: 'Technology Education',
      description:
        'Security awareness and software training for your staff, leadership coaching for whoever runs IT.',
      path: '/services/technology-education',
    },
  ],
};
