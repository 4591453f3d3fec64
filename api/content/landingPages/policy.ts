import { atLeast } from '../../identity/access/can';

export const mayReadLandingPages = atLeast('viewer', 'read landing pages');
export const mayWriteLandingPages = atLeast('editor', 'write a landing page');
