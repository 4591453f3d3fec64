/** The door to single records of a site, without the server behind it: loading that takes seconds. */

export { ageProof } from './ageProof';
export { toldBooking } from './bookings';
export { endLandingPage } from './endLandingPage';
export { nextCode } from './factors';
export { inDatabaseOf } from './inDatabaseOf';
export { drawnPicture } from './pictures';
export { savedLandingPage, savedMember, savedNotFoundPath, savedReader } from './saved';
