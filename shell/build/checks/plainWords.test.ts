import { findBannedWords } from './plainWords';

test.each([
  ['a file', 'mf-blog/src/posts/keptPosts.ts', '', 'cached, saved, stored'],
  ['a folder', 'api/deeds/routes.ts', '', 'action'],
  ['an export', 'api/auditLog/log.ts', 'export function tellTeam() {}', 'log, report, notify'],
  ['a type', 'shell/server/http/types.ts', 'export interface Refusal {}', 'HttpError, rejection'],
  ['a stored field', 'api/leads/model.ts', '  askedAt: Date;', 'request, requested'],
  ['a heading', 'docs/TESTING.md', '# Tests\n\n## More deeds\n', 'action'],
  ['a text', 'mf-admin/src/screens/Menu.tsx', 'const menu = <b>More deeds</b>;', 'action'],
  ['an image', 'api/media/save.ts', 'export function savePicture() {}', 'image'],
  ['the trash', 'mf-admin/src/screens/Menu.tsx', '<b>Move to bin</b>', 'trash'],
  ['an inquiry', 'mf-admin/src/screens/leads/list.ts', "const list = { title: 'New enquiries' };", 'inquiry'],
  ['a list of exports', 'api/leads/policy.ts', 'export { a, b as told };', 'message'],
  ['a name of allowed words', 'api/leads/policy.ts', 'export const noteHead = 1;', 'a verb'],
  ['an image file', 'mf-blog/src/undamaged.webp', '', 'verified'],
  ['a text with a value', 'mf-admin/src/Menu.tsx', '<b>More deeds: {count}</b>', 'action'],
  ['a chosen label', 'mf-admin/src/Menu.tsx', "<B label={isOpen ? 'Deeds' : 'Close'} />", 'action'],
  ['a notice', 'mf-admin/src/menu.ts', 'notify("The deeds were saved")', 'action'],
  ['an error of the API', 'api/leads/policy.ts', "throw new HttpError(409, 'No mail was sent.')", 'email'],
  ['a label', 'shell/kit/list/Menu.tsx', '<Menu label="Send a mail" />', 'email'],
])('%s with a banned word is reported with the standard term', (_, path, text, standard) => {
  expect(findBannedWords(path, text)).toEqual([expect.stringContaining(`use ${standard}`)]);
});

test('the line of an export is reported', () => {
  expect(findBannedWords('api/a.ts', '\n\nexport const kept = 1;')[0]).toMatch(/^api\/a\.ts:3 export "kept"/);
});

test.each([
  ['an ordinary word in a sentence', 'docs/TESTING.md', 'A test must not wait, as said above.'],
  ['a local name', 'api/a.ts', 'const kept = 1;'],
  ['a field with an ordinary word', 'api/imports/contract.ts', '  kept: integer(),'],
  [
    'a standard term that contains such a word',
    'shell/kit/placeholderText.ts',
    'export const placeholder = 1;',
  ],
  ['a longer word', 'api/turnover.ts', 'export const soundtrack = 1;'],
  ['a list of words', 'mf-admin/src/words.ts', "const words = 'seed weed deed'.split(' ');"],
  ['a value of the API', 'api/worker/jobs.ts', "job('deliver mail', 5, run)"],
  ['another word in a text', 'mf-admin/src/Menu.tsx', '<b>More actions</b>'],
])('%s is allowed', (_, path, text) => {
  expect(findBannedWords(path, text)).toEqual([]);
});
