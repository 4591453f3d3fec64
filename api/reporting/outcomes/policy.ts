import { atLeast } from '../../identity/access/can';

export const mayReadOutcomes = atLeast('viewer', 'read leads and bookings by source');
