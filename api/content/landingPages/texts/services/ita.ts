import type { ServiceTexts } from '../SubjectTexts';

export const content: ServiceTexts = {
  name: 'IT talent acquisition',
  to: '/services/it-talent-acquisition',
  heading: 'How we help you hire',
  lead: 'You hire the right IT person, with someone beside you who knows the work.',
  lines: [
    'We write down what the new person should get done in the first six months.',
    'Everyone compares candidates on the same scorecard, so charm counts once.',
    'Interview questions come from your own systems and your last big outages.',
    'A small practical task tells you more than a list of certificates.',
    'We ask references what the person was trusted to do alone.',
    'Sometimes you need eight hours of help a week and not a full-time hire, and we’ll tell you.',
    'We plan the first thirty days before you send the offer.',
    'We document passwords and diagrams first, so a new hire doesn’t depend on the one who left.',
    'You make the decision and sign the offer.',
  ],
};
