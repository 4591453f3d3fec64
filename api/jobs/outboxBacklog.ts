import { Enquiry, type EnquiryRecord } from '../resources/enquiries/model';

/** How many mails wait and were given up, and how long the oldest has waited. */
export async function outboxBacklog(): Promise<{ dead: number; waiting: number; oldestSeconds: number }> {
  const [dead, waiting, oldest] = await Promise.all([
    Enquiry.countDocuments({ 'outbox.state': 'dead' }),
    Enquiry.countDocuments({ 'outbox.state': 'waiting' }),
    Enquiry.findOne({ 'outbox.state': 'waiting' }).sort({ createdAt: 1 }).lean<EnquiryRecord>(),
  ]);
  return { dead, waiting, oldestSeconds: oldest ? (Date.now() - oldest.createdAt.getTime()) / 1000 : 0 };
}
