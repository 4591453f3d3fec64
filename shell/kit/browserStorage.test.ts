/** @jest-environment jest-fixed-jsdom */
import { readStorage, readStorageJson, writeStorage } from './browserStorage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('reads what was written to the same storage, until it is removed', () => {
  writeStorage('rail', '1');
  writeStorage('draft', '{"name":"Dana"}', 'sessionStorage');
  expect(readStorage('rail')).toBe('1');
  expect(readStorage('rail', 'sessionStorage')).toBeNull();
  expect(readStorageJson('draft', 'sessionStorage')).toEqual({ name: 'Dana' });
  writeStorage('draft', null, 'sessionStorage');
  expect(readStorageJson('draft', 'sessionStorage')).toBeNull();
});

test('returns null for a value that cannot be parsed', () => {
  localStorage.setItem('views', '{"not":');
  expect(readStorageJson('views')).toBeNull();
});

test('does nothing and does not throw when storage is blocked', () => {
  const forbidden = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => writeStorage('rail', '1')).not.toThrow();
  expect(readStorage('rail')).toBeNull();
  expect(readStorageJson('rail')).toBeNull();
  forbidden.mockRestore();
  expect(readStorage('rail')).toBeNull();
});
