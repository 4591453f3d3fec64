import { atLeast } from '../../identity/access/can';

export const mayListReviews = atLeast('viewer', 'list reviews');
export const mayEditReviews = atLeast('editor', 'change reviews');
