import type { ServiceTexts } from '../SubjectTexts';

export const content: ServiceTexts = {
  name: 'IT support and security',
  heading: 'How we work with you',
  lead: 'One team supports your people, protects your accounts and tells you in writing what’s included.',
  lines: [
    'We start with what costs your team the most time, not with a list of products.',
    'You see what’s included and what isn’t before you sign.',
    'We fix most problems remotely because it’s faster, and schedule a visit when a job needs hands.',
    'You keep admin access to everything you own, including your domain and Microsoft 365.',
    'We set up the security basics first: MFA, updates, EDR and tested backups.',
    'If a purchase can wait a year, we tell you.',
    'If another company is a better fit for a job, we tell you that too.',
    'Passwords, diagrams and contracts are documented where you can open them.',
    'If we make a mistake, you hear about it from us first.',
  ],
};
