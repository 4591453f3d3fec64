import type { PageTestResults } from './contract';

export const examplePageTests = (part: Partial<PageTestResults> = {}): PageTestResults => ({
  pages: [
    {
      id: 'landing-1',
      path: '/landing/it-health-check',
      title: 'IT health check',
      goal: 'Contact form submission',
      since: '2026-11-02T15:00:00.000Z',
      variants: [
        { variant: 'a', visitors: 400, reached: 8, standing: 'first', from: 0, to: 0 },
        { variant: 'b', visitors: 410, reached: 28, standing: 'leads', from: 0.012, to: 0.085 },
      ],
    },
  ],
  isMore: false,
  ...part,
});
