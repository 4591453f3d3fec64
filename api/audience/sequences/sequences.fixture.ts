import { Booking } from '../../bookings/model';
import { newId } from '../../platform/db/newId';
import type { SequenceStep } from './contract';
import { exampleSequenceStep } from './example';

/** Steps of 24 hours, or as given. */
export const createSteps = (...parts: Partial<SequenceStep>[]) =>
  parts.map((part, index) =>
    exampleSequenceStep({ key: `step000${index}`, subject: `Step ${index}`, ...part }),
  );

export const createBooking = (emailNorm: string, createdAt: Date) =>
  Booking.collection.insertOne({
    _id: newId() as never,
    appointmentId: newId(),
    emailNorm,
    status: 'confirmed',
    createdAt,
  });
