import { findImportEntries } from '../contactList/findImportEntries';
import { findReceivedEntries } from '../inbox/readReceived';
import { findReplyEntries } from '../replies/findReplyEntries';
import type { ContactSource } from './ContactSource';
import { findEnquiryEntries } from './findEnquiryEntries';

/** What leads know of a person. */
export const leadContactSources: ContactSource[] = [
  findEnquiryEntries,
  findReplyEntries,
  findReceivedEntries,
  findImportEntries,
];
