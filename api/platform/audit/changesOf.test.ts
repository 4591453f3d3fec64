import { array, object, string } from 'superstruct';
import { optional, personal, secret, text } from '../contracts/endpoint';
import { diffRecords } from './changesOf';
import { fieldsOf } from './fieldsOf';

/** A contract in which nothing is personal. */
const open = (...names: string[]) => new Map(names.map((name) => [name, { isClosed: false }]));

test('only what differs is told, field by field', () => {
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

test('what came and what went is told whole', () => {
  const at = new Date('2026-11-12T15:00:00Z');
  expect(diffRecords(undefined, { from: '/a', at }, open('from', 'at'))).toEqual([
    { field: 'from', after: '/a' },
    { field: 'at', after: at.toISOString() },
  ]);
  expect(diffRecords({ from: '/a', to: undefined }, undefined, open('from'))).toEqual([
    { field: 'from', before: '/a' },
  ]);
});

test('secrets, and what the contract calls personal or does not know, are not, wherever they stand', () => {
  const struct = object({
    ...{ email: personal(string()), passwordHash: string(), reason: string(), role: string() },
    code: secret(string()),
    links: array(object({ accessToken: string(), owner: optional(personal(text({ max: 9 }))) })),
  });
  const canary = { accessToken: 'canary', owner: 'canary' };
  const before = { email: 'a@b.example', passwordHash: 'x', links: [{}], role: 'viewer' };
  const after = {
    ...{
      email: 'canary@b.example',
      passwordHash: 'canary',
      code: 'canary',
      links: [canary],
      emailNorm: 'canary',
    },
    ...{ reason: 'asked by canary@b.example', role: 'editor' },
  };
  const changes = diffRecords(before, after, fieldsOf([struct]));
  expect(JSON.stringify(changes)).not.toMatch(/canary/i);
  expect(changes).toContainEqual({ field: 'email', before: '[redacted]', after: '[redacted]' });
  expect(changes).toContainEqual({ field: 'code', after: '[redacted]' });
  expect(changes).toContainEqual({ field: 'links.0.owner', after: '[redacted]' });
  expect(changes).toContainEqual({ field: 'emailNorm', after: '[redacted]' });
  expect(changes).toContainEqual({ field: 'reason', after: 'asked by …@…' });
  expect(changes).toContainEqual({ field: 'role', before: 'viewer', after: 'editor' });
});

test('a name is told where it is nobody’s', () => {
  const service = fieldsOf([object({ name: string() })]);
  const member = fieldsOf([object({ name: personal(string()) })]);
  const [before, after] = [{ name: 'Backup' }, { name: 'Recovery' }];
  expect(diffRecords(before, after, service)).toEqual([
    { field: 'name', before: 'Backup', after: 'Recovery' },
  ]);
  expect(diffRecords(before, after, member)).toEqual([
    { field: 'name', before: '[redacted]', after: '[redacted]' },
  ]);
});

test('a text that is very long is cut', () => {
  expect(diffRecords({}, { body: 'x'.repeat(9000) }, open('body'))[0]?.after).toHaveLength(500);
});
