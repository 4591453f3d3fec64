/** The door for tests of other packages. */

export { ageProof } from './ageProof';
export { appWith } from './appOf';
export { bookingsIn, openAllDay } from './bookings';
export { endLandingPage } from './endLandingPage';
export { nextCode } from './factors';
export { inDatabaseOf } from './inDatabaseOf';
export { addDocuments } from './manyDocuments';
export { manyEvents } from './manyEvents';
export { addRecords, knownWords } from './manyRecords';
export { drawnPicture, emptyPng } from './pictures';
export { receivedMails } from './receivedMails';
export { type Member, startReplicaSet } from './replicaSet';
export { savedLandingPage, savedLead, savedMember, savedNotFoundPath, savedPost, savedReader } from './saved';
export { startServer, type TestServer } from './server';
export { untilMailsAreSent } from './untilMailsAreSent';
export { type Reply, Visitor } from './Visitor';
export { watchQueries } from './watchQueries';
