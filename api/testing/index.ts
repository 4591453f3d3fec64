/** The door for tests of other packages. */

export { bookingsIn, openAllDay } from './data/bookings';
export { addDocuments } from './data/manyDocuments';
export { manyEvents } from './data/manyEvents';
export { addRecords, knownWords } from './data/manyRecords';
export { emptyPng } from './data/pictures';
export * from './data/records';
export { savedLead, savedPost } from './data/saved';
export { appWith } from './servers/appOf';
export { receivedMails } from './servers/receivedMails';
export { type Member, startReplicaSet } from './servers/replicaSet';
export { startServer, type TestServer } from './servers/server';
export { untilMailsAreSent } from './untilMailsAreSent';
export { type Reply, Visitor } from './Visitor';
export { watchQueries } from './watchQueries';
