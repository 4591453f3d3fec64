import type { ServiceTexts } from '../SubjectTexts';

export const content: ServiceTexts = {
  name: 'Technology advisory',
  to: '/services/it-advisory',
  heading: 'What a part-time CIO does for you',
  lead: 'A part-time CIO gives you an IT plan, a budget and advice that no vendor pays for.',
  lines: [
    'You get a one-page roadmap with quarters, costs and owners.',
    'All contracts are in one calendar, with a reminder before each notice date.',
    'We compare vendors on the work you need done, not on feature lists.',
    'Your budget shows what you must do, should do and could do, and what happens if you wait.',
    'Quarterly reviews start with what we promised at the last one.',
    'Your IT manager stays in charge and gains someone to plan with.',
    'Every old system gets a retirement date or a written reason to stay.',
    'You choose the numbers we report, such as hours lost or days to close the books.',
    'If the best answer is to buy nothing, we say so.',
  ],
};
