import { atLeast } from '../../identity/access/can';

export const mayListBookings = atLeast('viewer', 'list bookings');
export const mayGetBooking = atLeast('viewer', 'read a booking');
export const mayCreateBooking = atLeast('editor', 'book a meeting for a caller');
export const mayCreateBookingLead = atLeast('editor', 'create a lead from a booking');
export const mayEditBooking = atLeast('editor', 'change a booking');
export const mayExportBookings = atLeast('admin', 'export bookings', { stepUp: true });
