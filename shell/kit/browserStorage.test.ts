/** @jest-environment jest-fixed-jsdom */
import { readStorage, readStorageJson, writeStorage } from './browserStorage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what is remembered is found again where it was put, until it is forgotten', () => {
  writeStorage('rail', '1');
  writeStorage('draft', '{"name":"Dana"}', 'sessionStorage');
  expect(readStorage('rail')).toBe('1');
  expect(readStorage('rail', 'sessionStorage')).toBeNull();
  expect(readStorageJson('draft', 'sessionStorage')).toEqual({ name: 'Dana' });
  writeStorage('draft', null, 'sessionStorage');
  expect(readStorageJson('draft', 'sessionStorage')).toBeNull();
});

test('what somebody else wrote and cannot be read is nothing', () => {
  localStorage.setItem('views', '{"not":');
  expect(readStorageJson('views')).toBeNull();
});

test('where storage is forbidden nothing is remembered, and nothing fails', () => {
  const forbidden = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => writeStorage('rail', '1')).not.toThrow();
  expect(readStorage('rail')).toBeNull();
  expect(readStorageJson('rail')).toBeNull();
  forbidden.mockRestore();
  expect(readStorage('rail')).toBeNull();
});
