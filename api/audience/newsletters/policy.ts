import { atLeast } from '../../identity/access/can';

export const mayReadNewsletters = atLeast('viewer', 'read newsletters');
export const mayWriteNewsletters = atLeast('editor', 'write a newsletter');
