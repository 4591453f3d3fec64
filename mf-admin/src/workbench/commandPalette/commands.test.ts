import { screens } from '../../screens';
import { filterCommands, screenCommands } from './commands';

const find = (query: string) =>
  filterCommands([{ name: 'Screens', commands: screenCommands(screens, query, () => undefined) }], query)
    .flatMap(({ commands }) => commands)
    .map(({ label }) => label);

test.each([
  ['swap test', 'Generated pages'],
  ['swap test', 'Page templates'],
  ['broken links', 'SEO'],
  ['redirect suggestions', '404 errors'],
  ['hubspot score', 'HubSpot field mapping'],
])('“%s” finds the screen %s', (query, label) => {
  expect(find(query)).toContain(label);
});

test('what begins a record has the name of the record', () => {
  const verbs = ['Invite user', 'Add subscriber'];
  for (const { record, createAction } of screens)
    if (record && createAction && !verbs.includes(createAction.label))
      expect(createAction.label).toBe(`New ${record.label.toLowerCase()}`);
});

test.each(['profile', 'goal', 'run', 'rollout', 'host'])('“New %s” says of what', (noun) => {
  const labels = screens.flatMap(({ createAction }) => createAction?.label ?? []);
  expect(labels).not.toContain(`New ${noun}`);
});
