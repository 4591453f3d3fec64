import type { Scenario } from './Scenario.fixture';

const path = '/api/admin/analytics/report-email';

/** Turning the weekly report on. */
export const weeklyReportScenarios: Record<string, Scenario> = {
  'PUT /admin/analytics/report-email': {
    good: async (member) => ({
      reply: await member.send('PUT', path, { body: { isOn: true } }),
      record: member.id,
    }),
    bad: (member) => member.send('PUT', path, { body: {} }),
  },
};
