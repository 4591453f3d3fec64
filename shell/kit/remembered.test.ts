/** @jest-environment jest-fixed-jsdom */
import { remember, remembered, rememberedValue } from './remembered';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what is remembered is found again where it was put, until it is forgotten', () => {
  remember('rail', '1');
  remember('draft', '{"name":"Dana"}', 'sessionStorage');
  expect(remembered('rail')).toBe('1');
  expect(remembered('rail', 'sessionStorage')).toBeNull();
  expect(rememberedValue('draft', 'sessionStorage')).toEqual({ name: 'Dana' });
  remember('draft', null, 'sessionStorage');
  expect(rememberedValue('draft', 'sessionStorage')).toBeNull();
});

test('what somebody else wrote and cannot be read is nothing', () => {
  localStorage.setItem('views', '{"not":');
  expect(rememberedValue('views')).toBeNull();
});

test('where storage is forbidden nothing is remembered, and nothing fails', () => {
  const forbidden = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => remember('rail', '1')).not.toThrow();
  expect(remembered('rail')).toBeNull();
  expect(rememberedValue('rail')).toBeNull();
  forbidden.mockRestore();
  expect(remembered('rail')).toBeNull();
});
