/** The door to single records of a site, without the server behind it: loading that takes seconds. */

export { inDatabaseOf } from '../servers/inDatabaseOf';
export { ageConsentProof } from './ageConsentProof';
export { toldBooking } from './bookings';
export { endLandingPage } from './endLandingPage';
export { nextCode } from './factors';
export { drawnPicture } from './pictures';
export { savedLandingPage, savedMember, savedNotFoundPath, savedReader } from './saved';
