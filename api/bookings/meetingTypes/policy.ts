import { atLeast } from '../../identity/access/can';

export const mayListMeetingTypes = atLeast('viewer', 'list meeting types');
export const mayEditMeetingTypes = atLeast('admin', 'change meeting types');
