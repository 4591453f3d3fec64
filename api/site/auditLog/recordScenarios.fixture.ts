import { exampleTeamMemberDraft } from '../../content/team/example';
import { exampleTestimonialDraft } from '../../content/testimonials/example';
import { newId } from '../../platform/db/newId';
import { exampleSettingsDesk } from '../../settings/example';
import type { Member, Scenario } from './Scenario.fixture';

const seen = (version: number) => ({ 'If-Match': `"${version}"` });

/** The writes to records that have an order: written, changed, moved and taken away. */
function scenariosOf(path: string, draft: () => object): Record<string, Scenario> {
  const place = `/api${path}`;
  const saved = async (member: Member) => (await member.post(place, draft())).body.id as string;
  const edit = async (member: Member, version: number) => {
    const record = await saved(member);
    return { reply: await member.patch(`${place}/${record}`, draft(), seen(version)), record };
  };
  const remove = async (member: Member, version: number) => {
    const record = await saved(member);
    const reply = await member.send('DELETE', `${place}/${record}`, { headers: seen(version) });
    return { reply, record };
  };
  const order = (member: Member, ids: string[]) => member.send('PUT', `${place}/order`, { body: { ids } });
  return {
    [`POST ${path}`]: {
      good: async (member) => {
        const reply = await member.post(place, draft());
        return { reply, record: reply.body.id };
      },
      bad: (member) => member.post(place, { ...draft(), name: '' }),
    },
    [`PATCH ${path}/:id`]: {
      good: (member) => edit(member, 1),
      bad: async (member) => (await edit(member, 7)).reply,
    },
    [`DELETE ${path}/:id`]: {
      good: (member) => remove(member, 1),
      bad: async (member) => (await remove(member, 7)).reply,
    },
    [`PUT ${path}/order`]: {
      good: async (member) => ({ reply: await order(member, [await saved(member)]), record: '' }),
      bad: (member) => order(member, ['nothing']),
    },
  };
}

/** A section of the settings that is saved as it is, and one that nobody saw at that version. */
function sectionScenario(name: 'brand' | 'presence' | 'hours' | 'booking' | 'tags' | 'ads' | 'frames') {
  const path = `/api/admin/settings/${name}`;
  const body = exampleSettingsDesk()[name];
  const scenario: Scenario = {
    good: async (member) => {
      const { version } = (await member.get('/api/admin/settings')).body;
      return { reply: await member.send('PATCH', path, { body, headers: seen(version) }), record: name };
    },
    bad: (member) => member.send('PATCH', path, { body, headers: seen(7_000) }),
  };
  return [`PATCH /admin/settings/${name}`, scenario] as const;
}

/** The writes by which a whole table is added and taken back. */
function importScenarios(path: string, table: () => string): Record<string, Scenario> {
  const place = `/api${path}/imports`;
  const run = (member: Member, text: string) =>
    member.post(place, { table: text, columns: [], isDryRun: false });
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
        return { reply: await member.post(`${place}/${batch}/undo`), record: batch };
      },
      bad: (member) => member.post(`${place}/nothing/undo`),
    },
  };
}

const word = () => `a-word-${newId()}`;

/** What members do to the team, to what clients said, and to the settings. */
export const recordScenarios: Record<string, Scenario> = {
  ...scenariosOf('/admin/team', exampleTeamMemberDraft),
  ...scenariosOf('/admin/testimonials', exampleTestimonialDraft),
  ...importScenarios('/admin/redirects', () => `from,to\n/${word()},/faq\n`),
  ...importScenarios('/admin/team', () => `name,position\n${word()},Service desk\n`),
  ...importScenarios('/admin/locations', () => `name\n${word()}\n`),
  ...Object.fromEntries(
    (['brand', 'presence', 'hours', 'booking', 'tags', 'ads', 'frames'] as const).map(sectionScenario),
  ),
};
