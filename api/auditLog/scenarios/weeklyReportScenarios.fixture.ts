import type { Scenario } from './Scenario.fixture';

const path = '/api/admin/analytics/report-email';

/** Emails that members choose: the weekly report and other notifications. */
export const weeklyReportScenarios: Record<string, Scenario> = {
  'PUT /admin/analytics/report-email': {
    good: async (member) => ({
      reply: await member.send('PUT', path, { body: { isOn: true } }),
      record: member.id,
    }),
    bad: (member) => member.send('PUT', path, { body: {} }),
  },
  'PATCH /auth/notifications': {
    good: async (member) => ({
      reply: await member.send('PATCH', '/api/auth/notifications', { body: { newLead: true } }),
      record: member.id,
    }),
    bad: (member) => member.send('PATCH', '/api/auth/notifications', { body: { newLead: 'yes' } }),
  },
};
