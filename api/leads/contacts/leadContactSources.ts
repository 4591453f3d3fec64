import { findImportEntries } from '../contactList/findImportEntries';
import { findReceivedEntries } from '../inbox/readReceived';
import { findReplyEntries } from '../replies/findReplyEntries';
import { findWorkEntries } from '../work/findWorkEntries';
import type { ContactSource } from './ContactSource';
import { findEnquiryEntries } from './findEnquiryEntries';
import { findLeadEvents } from './findLeadEvents';

/** What leads know of a person. */
export const leadContactSources: ContactSource[] = [
  findEnquiryEntries,
  findLeadEvents,
  findWorkEntries,
  findReplyEntries,
  findReceivedEntries,
  findImportEntries,
];
