/** The door for tests of other packages. */

export { appWith } from './appOf';
export { bookingsIn, openAllDay } from './bookings';
export { addDocuments } from './manyDocuments';
export { manyEvents } from './manyEvents';
export { addRecords, knownWords } from './manyRecords';
export { emptyPng } from './pictures';
export { receivedMails } from './receivedMails';
export * from './records';
export { type Member, startReplicaSet } from './replicaSet';
export { savedLead, savedPost } from './saved';
export { startServer, type TestServer } from './server';
export { untilMailsAreSent } from './untilMailsAreSent';
export { type Reply, Visitor } from './Visitor';
export { watchQueries } from './watchQueries';
