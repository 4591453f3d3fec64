/** Entry point for tests of other packages. */

export { embeddedUri } from '../platform/db/embeddedUri';
export { readStructuredData } from '../seo/pageFacts/structuredData';
export { createBooking } from './data/bookings';
export { connectEventStore, readEventSize } from './data/connectEventStore';
export { createLead, createPost } from './data/createRecords';
export { createEmptyPng } from './data/images';
export { addContacts } from './data/manyContacts';
export { addDocuments } from './data/manyDocuments';
export { addPageFacts, addPages, comparePages } from './data/manyPages';
export { readMailingCounts, startManyMails } from './data/manyReaders';
export { addRecords, searchableWords } from './data/manyRecords';
export * from './data/records';
export { profileQueries } from './profileQueries';
export { type FaultyMailServer, startFaultyMailServer } from './servers/faultyMailServer';
export { type Member, startReplicaSet } from './servers/replicaSet';
export { startServer, type TestServer } from './servers/startServer';
export { waitForMails } from './servers/waitForMails';
export { type Reply, Visitor } from './Visitor';
export { waitForAccountMails } from './waitForAccountMails';
