import type { Report } from './contract';

/** A complete report; override only what the test needs. */
export const exampleReport = (part: Partial<Report> = {}): Report => ({
  name: 'Business Technology Assessment',
  path: '/assessments/BusinessTechCheck',
  scoredBy: 'version 1.0, 20 questions',
  drawnAt: '2026-11-21T15:00:00.000Z',
  headline: 'Your IT works, but you fix problems after they happen.',
  summary: '57 of 100, 8 points below Managed. The three fixes below are worth 12 points.',
  score: 57,
  bands: [
    { label: 'At Risk', from: 0 },
    { label: 'Reactive', from: 40 },
    { label: 'Managed', from: 65 },
    { label: 'Forged', from: 85 },
  ],
  band: 'Reactive',
  cappedFrom: '',
  cappedBy: [],
  goal: { label: 'Managed', from: 65 },
  parts: [
    { label: 'Support', about: 'Whether people get help.', score: 70 },
    { label: 'Security', about: 'Whether a stolen password is a nuisance.', score: 48 },
    { label: 'Continuity', about: 'Whether a bad morning can be survived.', score: 42 },
    { label: 'Cloud', about: 'Whether work has one home.', score: 75 },
    { label: 'Strategy', about: 'Whether spending follows a plan.', score: 60 },
  ],
  fixes: ['Test one restore', 'An offboarding checklist', 'Encrypt every laptop', 'A one-page plan'].map(
    (title, index) => ({
      title,
      text: 'What to do about it.',
      effort: 'Half a day.',
      part: 'Security',
      gain: 5 - index,
      impact: 90 - index * 20,
      ease: 70 - index * 10,
    }),
  ),
  plan: [
    {
      title: 'Test one restore',
      text: 'Pick one folder.',
      quote: 'You answered “Never.”',
      done: 'Done when it is written down.',
      from: 0,
      to: 14,
    },
    {
      title: 'Answer these 20 questions again',
      text: 'The same questions.',
      quote: '',
      done: 'Done when you’ve compared both results.',
      from: 86,
      to: 90,
    },
  ],
  checks: [],
  paste: [],
  remarks: ['This is a working paper.'],
  hasBoardPage: false,
  ...part,
});
