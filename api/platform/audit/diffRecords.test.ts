import { array, object, string } from 'superstruct';
import { optional, personal, secret, text } from '../contracts/endpoint';
import { collectFields } from './collectFields';
import { diffRecords } from './diffRecords';

/** A contract without personal fields. */
const open = (...names: string[]) => new Map(names.map((name) => [name, { isRedacted: false }]));

test('lists only changed fields', () => {
  const before = { status: 'new', tags: ['a'], place: { city: 'Waco', county: 'McLennan' }, gone: 1 };
  const after = {
    status: 'won',
    tags: ['a', 'b'],
    place: { city: 'Temple', county: 'McLennan' },
    come: true,
  };
  expect(diffRecords(before, after, open('status', 'tags', 'place', 'gone', 'come'))).toEqual([
    { field: 'status', before: 'new', after: 'won' },
    { field: 'tags', before: '["a"]', after: '["a","b"]' },
    { field: 'place.city', before: 'Waco', after: 'Temple' },
    { field: 'gone', before: '1' },
    { field: 'come', after: 'true' },
  ]);
});

test('lists all fields of created and deleted records', () => {
  const at = new Date('2026-11-12T15:00:00Z');
  expect(diffRecords(undefined, { from: '/a', at }, open('from', 'at'))).toEqual([
    { field: 'from', after: '/a' },
    { field: 'at', after: at.toISOString() },
  ]);
  expect(diffRecords({ from: '/a', to: undefined }, undefined, open('from'))).toEqual([
    { field: 'from', before: '/a' },
  ]);
});

test('redacts secret, personal and unknown fields at any depth', () => {
  const struct = object({
    email: personal(string()),
    passwordHash: string(),
    reason: string(),
    role: string(),
    code: secret(string()),
    links: array(object({ accessToken: string(), owner: optional(personal(text({ max: 9 }))) })),
  });
  const canary = { accessToken: 'canary', owner: 'canary' };
  const before = { email: 'a@b.example', passwordHash: 'x', links: [{}], role: 'viewer' };
  const after = {
    email: 'canary@b.example',
    passwordHash: 'canary',
    code: 'canary',
    links: [canary],
    emailNorm: 'canary',
    reason: 'asked by canary@b.example',
    role: 'editor',
  };
  const changes = diffRecords(before, after, collectFields([struct]));
  expect(JSON.stringify(changes)).not.toMatch(/canary/i);
  expect(changes).toContainEqual({ field: 'email', before: '[redacted]', after: '[redacted]' });
  expect(changes).toContainEqual({ field: 'code', after: '[redacted]' });
  expect(changes).toContainEqual({ field: 'links.0.owner', after: '[redacted]' });
  expect(changes).toContainEqual({ field: 'emailNorm', after: '[redacted]' });
  expect(changes).toContainEqual({ field: 'reason', after: 'asked by …@…' });
  expect(changes).toContainEqual({ field: 'role', before: 'viewer', after: 'editor' });
});

test('shows a name that is not personal', () => {
  const service = collectFields([object({ name: string() })]);
  const member = collectFields([object({ name: personal(string()) })]);
  const [before, after] = [{ name: 'Backup' }, { name: 'Recovery' }];
  expect(diffRecords(before, after, service)).toEqual([
    { field: 'name', before: 'Backup', after: 'Recovery' },
  ]);
  expect(diffRecords(before, after, member)).toEqual([
    { field: 'name', before: '[redacted]', after: '[redacted]' },
  ]);
});

test('truncates a very long text', () => {
  expect(diffRecords({}, { body: 'x'.repeat(9000) }, open('body'))[0]?.after).toHaveLength(500);
});

test('redacts addresses in a very long text in linear time', () => {
  // In quadratic time, this text would take minutes.
  const body = `to (a@b.example), @c,d@e@f;${'&a'.repeat(1_000_000)}`;
  expect(diffRecords({}, { body }, open('body'))[0]?.after).toMatch(/^to …@…, @c,…@…;&a&a/);
});
