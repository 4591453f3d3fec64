import { Enquiry } from '../enquiries/model';
import { idFromSource } from '../enquiries/normalizeEnquiry';

/**
 * The ID of the first lead that members enter for an address. It follows from the address, so that two of them cannot
 * store one each at the same time. Where spam has it, the ID is `otherwise`.
 */
export async function findFreeId(secret: string, email: string, otherwise: string): Promise<string> {
  const id = idFromSource(secret, 'address', email.trim().toLowerCase());
  return (await Enquiry.exists({ _id: id })) ? otherwise : id;
}
