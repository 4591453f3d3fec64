import type { ServiceTexts } from '../SubjectTexts';

export const content: ServiceTexts = {
  name: 'Managed IT services',
  to: '/services/service-desk',
  heading: 'What you get from managed IT',
  lead: 'Your team calls one number, and one technician owns the problem until it’s fixed.',
  lines: [
    'Your team has one phone number and one email address for every IT request.',
    'One technician owns each ticket until you confirm that it’s fixed.',
    'We fix passwords, printers and slow laptops by remote control, after your employee agrees.',
    'We look for the cause of repeat problems, so you stop paying for the same fix.',
    'We test updates on a few PCs first and install the rest during hours you choose.',
    'New hires start with a laptop, a Microsoft 365 or Google account and the right folders.',
    'When someone leaves, we close every account the same day and check it off by name.',
    'We call your software vendors, carriers and copier company, so your staff don’t have to.',
    'Each month you get a report: what broke, how long it took and how to prevent it.',
  ],
};
