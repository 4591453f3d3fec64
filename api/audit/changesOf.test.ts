import { changesOf } from './changesOf';

test('only what differs is told, field by field', () => {
  const before = { status: 'new', tags: ['a'], place: { city: 'Waco', county: 'McLennan' }, gone: 1 };
  const after = {
    status: 'won',
    tags: ['a', 'b'],
    place: { city: 'Temple', county: 'McLennan' },
    come: true,
  };
  expect(changesOf(before, after)).toEqual([
    { field: 'status', before: 'new', after: 'won' },
    { field: 'tags', before: '["a"]', after: '["a","b"]' },
    { field: 'place.city', before: 'Waco', after: 'Temple' },
    { field: 'gone', before: '1' },
    { field: 'come', after: 'true' },
  ]);
});

test('what came and what went is told whole', () => {
  const at = new Date('2026-11-12T15:00:00Z');
  expect(changesOf(undefined, { from: '/a', at })).toEqual([
    { field: 'from', after: '/a' },
    { field: 'at', after: at.toISOString() },
  ]);
  expect(changesOf({ from: '/a', to: undefined })).toEqual([{ field: 'from', before: '/a' }]);
});

test('secrets and personal details are not, wherever they stand', () => {
  const before = { email: 'a@b.example', passwordHash: 'x', links: [{ accessToken: 't' }], role: 'viewer' };
  const after = {
    ...{ email: 'canary@b.example', passwordHash: 'canary', links: [{ accessToken: 'canary' }] },
    ...{ reason: 'asked by canary@b.example', name: 'Canary', role: 'editor' },
  };
  const changes = changesOf(before, after);
  expect(JSON.stringify(changes)).not.toMatch(/canary/i);
  expect(changes).toContainEqual({ field: 'email', before: '[redacted]', after: '[redacted]' });
  expect(changes).toContainEqual({ field: 'reason', after: 'asked by …@…' });
  expect(changes).toContainEqual({ field: 'role', before: 'viewer', after: 'editor' });
});

test('a text that is very long is cut', () => {
  expect(changesOf({}, { body: 'x'.repeat(9000) })[0]?.after).toHaveLength(500);
});
