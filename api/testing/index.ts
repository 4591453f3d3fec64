/** The door for tests of other packages. */
export { inDatabaseOf } from './inDatabaseOf';
export { addRecords, knownWords } from './manyRecords';
export { receivedMails } from './receivedMails';
export { type Member, startReplicaSet } from './replicaSet';
export { savedLead, savedMember, savedNotFoundPath, savedPost } from './saved';
export { startServer, type TestServer } from './server';
export { type Reply, Visitor } from './Visitor';
export { watchQueries } from './watchQueries';
