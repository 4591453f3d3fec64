import mongoose from 'mongoose';
import { Enquiry } from '../resources/enquiries/model';

const day = 86_400_000;

/** Network addresses are kept for 30 days, spam for 30, leads for 24 months. */
export async function forgetOldDetails(now = Date.now()): Promise<void> {
  const before = (days: number) => mongoose.trusted({ $lt: new Date(now - days * day) });
  const hasAddress = mongoose.trusted({ $exists: true });
  await Enquiry.updateMany(
    { createdAt: before(30), address: hasAddress },
    { $unset: { address: '', userAgent: '' } },
  );
  await Enquiry.deleteMany({ createdAt: before(30), status: 'spam' });
  await Enquiry.deleteMany({ createdAt: before(730) });
}
