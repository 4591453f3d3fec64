import mongoose from 'mongoose';
import type { ContactSource } from '../leads/contacts/ContactSource';
import { Booking, type BookingRecord } from './model';

const STATES = { confirmed: 'Booked', held: 'Waiting for confirmation', cancelled: 'Canceled' } as const;

type Fields = Pick<BookingRecord, 'appointmentId' | 'label' | 'status' | 'createdAt' | 'startAt' | 'name'>;
const fields = { _id: 0, appointmentId: 1, label: 1, status: 1, createdAt: 1, startAt: 1, name: 1 } as const;

/** The meetings that a person booked. */
export const findBookingEntries: ContactSource = async (emails, limit) => {
  const found = await Booking.find({ emailNorm: mongoose.trusted({ $in: emails }) }, fields)
    .sort({ createdAt: -1 })
    .limit(limit)
    .lean<Fields[]>();
  return found.map(({ appointmentId, label, status, createdAt, startAt, name }) => ({
    kind: 'booking',
    id: appointmentId,
    title: label,
    state: STATES[status],
    at: createdAt.toISOString(),
    startsAt: startAt.toISOString(),
    name,
  }));
};
