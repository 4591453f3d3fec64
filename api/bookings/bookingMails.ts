import type { Letterhead } from '../platform/mail/Letterhead';
import { mailPage } from '../platform/mail/mailPage';
import type { Mail } from '../platform/mail/transport';
import { mailDelivery } from '../platform/outbox/deliveries';
import { calendarEntry } from './calendar/calendarEntry';
import { spoken } from './calendar/localTime';
import { manageToken, manageUrl } from './manageToken';
import type { BookingRecord } from './model';

/** The mails that a booking owes, by kind. Each tells how it stands at the moment it goes out. */
export const bookingMails = {
  team: letter(toTeam),
  guest: letter(toGuest),
  reminder: letter(toGuestBefore),
  confirm: letter(toGuestWhoConfirms),
};

type Letter = Omit<Mail, 'messageId' | 'from' | 'to'>;

function letter(write: (booking: BookingRecord, head: Letterhead, to: string) => Letter) {
  return mailDelivery<BookingRecord>((booking, { messageId, to }, head) => ({
    ...{ messageId, to, from: { name: head.name, address: head.from } },
    ...write(booking, head, to),
  }));
}

/** To the team: everything in it; a reply goes to the guest. */
function toTeam(booking: BookingRecord, head: Letterhead, to: string): Letter {
  const { name, email, phone, note, subject, landing, partner, cancelReason } = booking;
  const { day, time } = spoken(booking.timeZone, booking.startAt);
  const rows: [string, string][] = [
    ...whenRows(booking),
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ...(subject ? [['Came from', subject] as [string, string]] : []),
    ...(landing ? [['Landing page', landing] as [string, string]] : []),
    ...(partner ? [['Partner', partner] as [string, string]] : []),
    ...(cancelReason ? [['Reason', cancelReason] as [string, string]] : []),
    ['Reference', booking.appointmentId],
  ];
  const about = [`${name}, ${email}, ${phone}`, note ?? ''].filter(Boolean);
  return {
    subject: `${stateOf(booking)}: ${booking.label}, ${day}, ${time} (${booking.appointmentId})`,
    replyTo: { name, address: email },
    ...mailPage({
      title: `${stateOf(booking)}: ${booking.label} with ${name}`,
      rows,
      paragraphs: note ? note.split(/\n{2,}/) : [],
    }),
    calendar: calendarEntry(booking, head, {
      to,
      summary: `${booking.label}: ${name}`,
      description: about.join('\n'),
    }),
  };
}

/**
 * To the guest: without a word of what was typed. Anyone can enter a stranger's address, and must not be able to write
 * to them in our name.
 */
function toGuest(booking: BookingRecord, head: Letterhead, to: string): Letter {
  const { day } = spoken(booking.timeZone, booking.startAt);
  const isCancelled = booking.status === 'cancelled';
  const calls = `If something is not as it should be, call us: ${head.phone}. You can also answer this mail.`;
  return {
    subject: `${stateOf(booking)}: ${booking.label} with ${head.name}, ${day}`,
    ...mailPage({
      title: `${stateOf(booking)}: ${booking.label} with ${head.name}`,
      rows: [...whenRows(booking), ['Reference', booking.appointmentId]],
      paragraphs: isCancelled
        ? [
            'The meeting is cancelled and its time is free again. You are welcome to choose another.',
            calls,
            head.name,
          ]
        : [
            'The calendar entry is attached. You can move or cancel the meeting at any time before it begins, behind the link below.',
            calls,
            'If you did not book anything, cancel it behind the link, or ignore this mail.',
            head.name,
          ],
      link: isCancelled
        ? { label: 'Book another time', url: `${head.origin}/bookings` }
        : manageLink(booking, head),
    }),
    calendar: guestEntry(booking, head, to),
  };
}

/** To the guest of a booking that is held. */
function toGuestWhoConfirms(booking: BookingRecord, head: Letterhead): Letter {
  const title = `Please confirm: ${booking.label} with ${head.name}`;
  return {
    subject: title,
    ...mailPage({
      title,
      rows: [...whenRows(booking), ['Reference', booking.appointmentId]],
      paragraphs: [
        'The time is held for 15 minutes. Confirm the meeting behind the link, and the calendar entry comes in another mail.',
        'If you did not book anything, ignore this mail: the time becomes free again by itself.',
        `Or call us: ${head.phone}.`,
        head.name,
      ],
      link: { ...manageLink(booking, head), label: 'Confirm the meeting' },
    }),
  };
}

/** To the guest, the day before. */
function toGuestBefore(booking: BookingRecord, head: Letterhead): Letter {
  const { day, time } = spoken(booking.guestZone ?? booking.timeZone, booking.startAt);
  return {
    subject: `Tomorrow: ${booking.label} with ${head.name}`,
    ...mailPage({
      title: `${booking.label} with ${head.name}, ${day}, ${time}`,
      rows: [...whenRows(booking), ['Reference', booking.appointmentId]],
      paragraphs: [
        'We look forward to talking to you. If the time does not suit you any more, move or cancel the meeting behind the link.',
        `Or call us: ${head.phone}.`,
        head.name,
      ],
      link: manageLink(booking, head),
    }),
  };
}

function guestEntry(booking: BookingRecord, head: Letterhead, to: string) {
  const link = booking.status === 'cancelled' ? '' : `Move or cancel: ${manageLink(booking, head).url}\n`;
  const summary = `${booking.label} with ${head.name}`;
  return calendarEntry(booking, head, { to, summary, description: `${link}${head.phone}` });
}

function manageLink(booking: BookingRecord, { origin, sign }: Letterhead) {
  return { label: 'Move or cancel', url: manageUrl(origin, manageToken(sign, booking)) };
}

function whenRows({
  label,
  minutes,
  place,
  timeZone,
  guestZone,
  startAt,
}: BookingRecord): [string, string][] {
  const ours = spoken(timeZone, startAt);
  const theirs = guestZone ? spoken(guestZone, startAt) : ours;
  const isSame = ours.day === theirs.day && ours.time === theirs.time;
  return [
    ['Meeting', [label, `${minutes} minutes`, place].filter(Boolean).join(', ')],
    ['Day', ours.day],
    ['Our clock', ours.time],
    ...(isSame ? [] : [['Your clock', `${theirs.day}, ${theirs.time}`] as [string, string]]),
  ];
}

function stateOf({ status, sequence }: BookingRecord): string {
  if (status === 'cancelled') return 'Cancelled';
  return sequence ? 'Moved' : 'Booked';
}
