import type { ServiceTexts } from '../SubjectTexts';

export const content: ServiceTexts = {
  name: 'Enterprise productivity tools',
  to: '/services/enterprise-productivity-tools',
  heading: 'How we organize your tools',
  lead: 'Your email, files, chat and meetings work together in Microsoft 365 or Google Workspace, and you stop paying twice.',
  lines: [
    'We list your subscriptions, so you can cancel what you pay for twice.',
    'Each kind of file gets one home in SharePoint, OneDrive or Google Drive.',
    'You can share with clients, see who has access and let links expire.',
    'Guests sign in with their own address and lose access when the project ends.',
    'Shared mailboxes such as billing belong to a team, so nothing is lost when someone leaves.',
    'Retention rules keep what you must keep and delete what you may delete.',
    'Your people learn in short sessions with their own files.',
    'Microsoft and Google keep the service running, and we back up your data separately.',
    'We test a new feature with a few people before everyone gets it.',
  ],
};
