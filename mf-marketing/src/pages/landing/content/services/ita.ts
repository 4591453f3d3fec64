import type { ServiceTexts } from '../LandingTexts';

export const content: ServiceTexts = {
  name: 'IT talent acquisition',
  to: '/services/it-talent-acquisition',
  heading: 'How a technical hire is made',
  lead: 'Somebody who can tell good from confident sits beside you while you hire for IT.',
  lines: [
    'The role is cut down to what the person will do in the first half year, which is seldom what the old posting says.',
    'A scorecard is agreed before the first résumé is opened, so that charm counts once.',
    'Interview questions come from your own systems and your last three bad weeks.',
    'A small practical task, paid or short, shows more than a row of certificates.',
    'References are asked what the person was trusted with alone.',
    'Sometimes the finding is that you need eight hours a week and not a full position.',
    'The first thirty days are planned before the offer goes out: accounts, people to meet, one thing to finish.',
    'Passwords and diagrams are documented first, so that a newcomer does not depend on the person who leaves.',
    'You make the decision, and the offer is yours to sign.',
  ],
};
