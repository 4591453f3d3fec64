import type { ServiceTexts } from '../LandingTexts';

export const content: ServiceTexts = {
  name: 'IT support and security',
  heading: 'How we work',
  lead: 'One desk that owns the problem, says plainly what it does and does not do, and writes it down.',
  lines: [
    'We begin by asking what costs you the most time, and not by counting your computers.',
    'What is included and what is not is on paper before anything is signed.',
    'Remote help comes first because it is quicker for both sides, and a visit is a day and a name.',
    'You keep an administrator’s key to everything that is yours.',
    'Security steps are taken in the order in which they help, and some cost nothing.',
    'If a thing can wait a year, we say so.',
    'If somebody else is better placed to do it, we say that too.',
    'Your passwords, diagrams and contracts are documented where you can read them.',
    'When we make a mistake you hear it from us first.',
  ],
};
