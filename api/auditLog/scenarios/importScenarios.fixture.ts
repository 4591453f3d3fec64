import type { Member, Scenario } from './Scenario.fixture';

/** Importing a table and undoing the import. */
export function importScenarios(
  path: string,
  table: () => string,
  options: object = {},
): Record<string, Scenario> {
  const url = `/api${path}/imports`;
  const run = (member: Member, text: string) =>
    member.post(url, { table: text, columns: [], isDryRun: false, ...options });
  return {
    [`POST ${path}/imports`]: {
      good: async (member) => {
        const reply = await run(member, table());
        return { reply, record: reply.body.batch };
      },
      bad: (member) => run(member, '[1]'),
    },
    [`POST ${path}/imports/:batch/undo`]: {
      good: async (member) => {
        const { batch } = (await run(member, table())).body;
        return { reply: await member.post(`${url}/${batch}/undo`), record: batch };
      },
      bad: (member) => member.post(`${url}/nothing/undo`),
    },
  };
}
