import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'Texas',
  heading: 'What Texas laws and distances mean for your IT',
  lines: [
    'Texas law gives you 60 days to tell people about a breach of their sensitive data.',
    'If 250 or more Texans are affected, you must tell the Attorney General within 30 days.',
    'SB 2610 protects small companies with a security program from punitive damages after a breach.',
    'The Texas Data Privacy and Security Act sets rules for personal data, with exceptions for small businesses.',
    'Distances are long, so we fix most problems remotely.',
    'From Round Rock we can visit Dallas or San Antonio and be back the same day.',
    'In most cities you choose your power company, and in some the city or a co-op is the only one.',
    'After the February 2021 freeze, every plan needs backup power and a way to work from home.',
    'Most of the state is on Central time, and we agree on hours for El Paso.',
  ],
};
