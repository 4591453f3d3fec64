import { authorize } from './authorize';
import { atLeast, can, rolesOf } from './can';

const editor = { _id: '1', role: 'editor' as const };

test('a permission applies to its role and all higher roles', () => {
  expect(rolesOf(atLeast('admin', 'x'))).toEqual(['owner', 'admin']);
  expect(can(editor, atLeast('editor', 'x'))).toBe(true);
  expect(can(editor, atLeast('admin', 'x'))).toBe(false);
});

test('a missing record answers 404 before 403', () => {
  const mine = {
    name: 'x',
    role: 'viewer' as const,
    when: (_user: unknown, record: { by: string }) => record.by === '1',
  };
  expect(() => authorize(mine, editor, null)).toThrow(expect.objectContaining({ status: 404 }));
  expect(() => authorize(mine, editor, { by: '2' })).toThrow(expect.objectContaining({ status: 403 }));
  expect(() => authorize(mine, editor, { by: '1' })).not.toThrow();
});
