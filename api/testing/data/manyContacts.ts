import mongoose from 'mongoose';
import { bookingWords } from '../../bookings/bookingWords';
import { Booking } from '../../bookings/model';
import { ListedContact } from '../../leads/contactList/model';
import { importedRow } from '../../leads/contactList/refreshContact';
import { Enquiry } from '../../leads/enquiries/model';
import { LeadReplyModel } from '../../leads/replies/model';
import { insert, lead, numberOf } from './manyRecords';

interface Sizes {
  contacts: number;
  replies: number;
  bookings: number;
}

/** Adds contacts with one lead each, replies to them and their bookings. One in a hundred records is of the busiest. */
export async function addContacts(url: string, { contacts, replies, bookings }: Sizes) {
  await mongoose.connect(url, { autoIndex: false, autoCreate: false, sanitizeFilter: false });
  const personOf = (n: number) => lead(n % 100 ? numberOf(n, 21) % contacts : 0);
  const kinds = [
    [Enquiry, lead, contacts],
    [ListedContact, contact, contacts],
    [LeadReplyModel, (n: number) => reply(n, personOf(n)), replies],
    [Booking, (n: number) => booking(n, personOf(n)), bookings],
  ] as const;
  try {
    for (const [model, make, count] of kinds) {
      await insert(model as never, make, 0, count);
      await model.createIndexes();
    }
  } finally {
    await mongoose.disconnect();
  }
  const known = (n: number) => ({ id: `contact-${n}`, reference: lead(n).reference });
  return { busiest: known(0), usual: known(1) };
}

type Person = ReturnType<typeof lead>;

function contact(n: number) {
  const { email, name, company, phone, createdAt, reference } = lead(n);
  const { imported: _, ...row } = importedRow(email, { name, company, phone, at: createdAt, by: '' });
  const hasBooked = n % 3 === 0;
  return {
    ...row,
    _id: `contact-${n}`,
    // The addresses of some leads are the same, but not those of the two whose histories are measured.
    emailNorm: n < 2 ? row.emailNorm : `${n}.${row.emailNorm}`,
    origins: hasBooked ? ['lead', 'booking'] : ['lead'],
    leads: 1,
    bookings: Number(hasBooked),
    lead: reference,
    isListed: true,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
}

const part = 90_000;

function reply(n: number, { emailNorm, reference, createdAt }: Person) {
  const at = new Date(createdAt.getTime() + n * part);
  const messageId = `<reply.${n}@emberline.example>`;
  return {
    _id: `reply-${n}`,
    emailNorm,
    reference,
    subject: 'Your inquiry',
    text: 'Thank you. Tuesday at ten works for us.',
    fromName: 'Dana Reyes',
    replyTo: 'team@emberline.example',
    thread: [messageId],
    byId: 'member',
    by: 'Dana Reyes',
    outbox: [{ kind: 'reply', to: emailNorm, messageId, state: 'sent', attempts: 1, since: at, sentAt: at }],
    createdAt: at,
    updatedAt: at,
  };
}

function booking(n: number, { name, email, emailNorm, phone }: Person) {
  const startAt = new Date(Date.now() + (n - 45_000) * 1_800_000);
  const named = { appointmentId: `EB-${n}`, label: 'Consultation', name, email };
  return {
    _id: `booking-${n}`,
    ...named,
    ...bookingWords(named),
    provider: 'site',
    type: 'consultation',
    place: 'video or phone',
    minutes: 30,
    startAt,
    endAt: new Date(startAt.getTime() + 1_800_000),
    timeZone: 'America/Chicago',
    emailNorm,
    phone,
    status: n % 10 ? 'confirmed' : 'cancelled',
    sequence: 0,
    requestHash: '',
    repeats: 0,
    outbox: [],
    version: 1,
    createdAt: startAt,
    updatedAt: startAt,
  };
}
