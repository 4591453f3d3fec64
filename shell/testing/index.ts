/** For component tests: renders a page as the shell does, with a fake API. */

export { defaultSettings } from './defaultSettings';
export { FetchRequest } from './FetchRequest';
export { type FakeRequest, type FakeResponse, failure, fakeApi } from './fakeApi';
export { findEnabled } from './findEnabled';
export { findViolations } from './findViolations';
export { type PageUser, renderPage } from './renderPage';
