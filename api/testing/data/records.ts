/** Entry point for single records of a site, without the server, which takes seconds to load. */

export { withSiteDatabase } from '../servers/withSiteDatabase';
export { createExternalBooking, hourlyStep, openBookingAllDay, readBookings } from './bookings';
export { createLandingPage, createMember, createNotFoundPath, createSubscriber } from './createRecords';
export { expireLandingPage } from './expireLandingPage';
export { expireStepUp } from './expireStepUp';
export { nextRecoveryCode } from './factors';
export { createImage } from './images';
