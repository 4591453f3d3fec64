/** For component tests: a page as the shell shows it, and an API that answers as told. */

export { defaultSettings } from './defaultSettings';
export { type FakeRequest, type FakeResponse, failure, fakeApi } from './fakeApi';
export { findViolations } from './findViolations';
export { renderPage } from './renderPage';
