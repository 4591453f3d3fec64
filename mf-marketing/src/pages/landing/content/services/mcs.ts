import type { ServiceTexts } from '../LandingTexts';

export const content: ServiceTexts = {
  name: 'Managed cybersecurity',
  to: '/services/cybersecurity',
  heading: 'What security work consists of',
  lead: 'Risks ranked first, tools bought second, and somebody to call when an alarm means something.',
  lines: [
    'Sign-in comes first: a second step for everyone, and a stronger one for those who pay invoices or administer.',
    'Each computer is encrypted, updated and watched by software that notices behavior and not only known viruses.',
    'One suspicious machine can be cut off from everything else within moments, from afar, without shutting the office.',
    'Mail is set up so that a stranger cannot send in your name without the receiver being told.',
    'A payment rule with a call-back catches the fake invoice that every filter lets through.',
    'Backups are kept where an intruder with your passwords cannot reach them, and a restore is practiced.',
    'Alarms are read by people, and the plan says who is telephoned for which kind.',
    'Old accounts, forgotten remote-access programs and shared passwords are found and closed before anything new is sold to you.',
    'An insurer’s or a client’s questionnaire is answered with what is true on that day, and what will be by when.',
  ],
};
