import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { parseReference } from '../enquiries/reference';

/** The lead of a reference as a member typed it. */
export async function findLead(reference: string): Promise<EnquiryRecord | null> {
  const parsed = parseReference(reference);
  return parsed ? Enquiry.findOne({ reference: parsed }).lean<EnquiryRecord>() : null;
}
