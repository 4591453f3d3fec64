import { addDays } from '../../insights/events/rollUp';
import { toSiteDay } from '../../insights/events/toSiteDay';
import type { Member, Scenario } from './Scenario.fixture';

const path = '/api/admin/analytics/imports';
let ago = 400;

/** Imports a day of its own, and returns the import. */
async function importDay(member: Member) {
  ago -= 1;
  const text = `date,visitors,visits\n${addDays(toSiteDay(Date.now()), -ago)},3,4\n`;
  const reply = await member.post(path, {
    files: [{ name: 'imported_visitors.csv', text }],
    isDryRun: false,
  });
  const [{ id }] = (await member.get(path)).body.items;
  return { reply, record: id as string };
}

/** Importing figures of another product, and undoing it. */
export const historyScenarios: Record<string, Scenario> = {
  'POST /admin/analytics/imports': {
    good: importDay,
    bad: (member) => member.post(path, { files: [], isDryRun: false }),
  },
  'DELETE /admin/analytics/imports/:id': {
    good: async (member) => {
      const { record } = await importDay(member);
      return { reply: await member.send('DELETE', `${path}/${record}`, {}), record };
    },
    bad: (member) => member.send('DELETE', `${path}/nothing`, {}),
  },
};
