/** For component tests: a page as the shell shows it, and an API that answers as told. */

export { defaultSettings } from './defaultSettings';
export { type Answer, type Asked, failure, fakeApi } from './fakeApi';
export { renderPage } from './renderPage';
export { violationsIn } from './violationsIn';
