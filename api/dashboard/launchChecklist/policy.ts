import { atLeast } from '../../identity/access/can';

export const mayReadLaunchChecklist = atLeast('viewer', 'read the launch checklist');
export const mayReviewLaunchChecklist = atLeast('admin', 'review the launch checklist');
