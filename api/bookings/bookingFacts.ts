import mongoose from 'mongoose';
import type { ContactFactSource } from '../leads/contactList/ContactFacts';
import { applyCorrections } from '../leads/corrections/planCorrections';
import { readdress } from '../platform/outbox/outboxEntries';
import { bookingWords } from './bookingWords';
import { Booking, type BookingMailKind, type BookingRecord } from './model';

const guestMailKinds: BookingMailKind[] = ['confirm', 'guest', 'reminder', 'hourReminder', 'followUp'];
const LATEST = 5;
const fields = { name: 1, email: 1, phone: 1, createdAt: 1 } as const;
type Fields = Pick<BookingRecord, keyof typeof fields>;

/** The guests of bookings, once these are confirmed. */
export const bookingFacts: ContactFactSource = {
  origin: 'booking',
  findUnlisted: async (limit) => {
    const found = await Booking.find(
      { isUnlisted: true, status: mongoose.trusted({ $ne: 'held' }) },
      { _id: 0, emailNorm: 1 },
    )
      .limit(limit)
      .lean<Pick<BookingRecord, 'emailNorm'>[]>();
    return found.map(({ emailNorm }) => emailNorm);
  },
  read: async (emails) => {
    const wanted = {
      emailNorm: mongoose.trusted({ $in: emails }),
      status: mongoose.trusted({ $ne: 'held' as const }),
    };
    await Booking.updateMany(
      { ...wanted, isUnlisted: true },
      { $unset: { isUnlisted: '' } },
      { timestamps: false },
    );
    const latest = await Booking.find(wanted, fields).sort({ createdAt: -1 }).limit(LATEST).lean<Fields[]>();
    return {
      count: await Booking.countDocuments(wanted),
      facts: latest.map(({ name, email, phone, createdAt: at }) => ({ name, email, company: '', phone, at })),
    };
  },
  correct: async (emails, corrections) => {
    const found = await Booking.find({ emailNorm: mongoose.trusted({ $in: emails }) }).lean<
      BookingRecord[]
    >();
    for (const booking of found) {
      const { name, phone, email } = booking;
      const change = applyCorrections({ name, phone, email }, corrections);
      if (!Object.keys(change).length) continue;
      const words = bookingWords({ ...booking, ...change });
      const address = change.email && {
        emailNorm: change.email.toLowerCase(),
        outbox: readdress(booking.outbox, guestMailKinds, change.email),
      };
      await Booking.updateOne(
        { _id: booking._id },
        { $set: { ...change, ...words, ...address }, $inc: { version: 1 } },
      );
    }
  },
};
