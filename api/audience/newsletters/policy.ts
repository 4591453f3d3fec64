import { atLeast } from '../../identity/access/can';

export const mayReadNewsletters = atLeast('viewer', 'read newsletters');
export const mayWriteNewsletters = atLeast('editor', 'write a newsletter');
/** To more subscribers than `EDITOR_RECIPIENT_LIMIT`. */
export const maySendToMany = atLeast('admin', 'send a newsletter to many subscribers');
