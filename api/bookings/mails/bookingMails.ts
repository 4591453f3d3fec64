import mongoose from 'mongoose';
import { renderMail } from '../../platform/mail/renderMail';
import type { Sender } from '../../platform/mail/Sender';
import type { Mail } from '../../platform/mail/transport';
import { mailDelivery } from '../../platform/outbox/deliveries';
import { createCalendarEntry } from '../calendar/createCalendarEntry';
import { formatDayAndTime } from '../calendar/localTime';
import { ConnectionModel } from '../calendarConnections/model';
import type { BookingRecord } from '../model';
import { createManageToken, manageUrl } from './manageToken';

/** The emails of a booking by kind. Each describes the booking as it is when the email is sent. */
export const bookingMails = {
  team: createDelivery(writeTeamMail),
  host: createDelivery(writeHostMail),
  formerHost: createDelivery(writeFormerHostMail),
  guest: createDelivery(writeGuestMail),
  reminder: createDelivery(writeReminder),
  hourReminder: createDelivery(writeHourReminder),
  followUp: createDelivery(writeFollowUp),
  confirm: createDelivery(writeConfirmationRequest),
};

type Content = Omit<Mail, 'messageId' | 'from' | 'to'>;

function createDelivery(
  write: (booking: BookingRecord, head: Sender, to: string) => Content | Promise<Content>,
) {
  return mailDelivery<BookingRecord>(async (booking, { messageId, to }, head) => ({
    messageId,
    to,
    from: { name: head.name, address: head.from },
    ...(await write(booking, head, to)),
  }));
}

/** To the team, with all details. A reply goes to the guest. */
function writeTeamMail(booking: BookingRecord, head: Sender, to: string): Content {
  const { name, email, phone, note, subject, landing, partner, cancelReason } = booking;
  const { day, time } = formatDayAndTime(booking.timeZone, booking.startAt);
  const rows: [string, string][] = [
    ...whenRows(booking, 'Guest’s time'),
    ['Name', name],
    ['Email', email],
    ...(phone ? [['Phone', phone] as [string, string]] : []),
    ...(subject ? [['Came from', subject] as [string, string]] : []),
    ...(landing ? [['Landing page', landing] as [string, string]] : []),
    ...(partner ? [['Partner', partner] as [string, string]] : []),
    ...(cancelReason ? [['Reason', cancelReason] as [string, string]] : []),
    ...(booking.answers ?? []).map(({ question, answer }) => [question, answer] as [string, string]),
    ['Reference', booking.appointmentId],
  ];
  const about = [[name, email, phone].filter(Boolean).join(', '), note ?? ''].filter(Boolean);
  return {
    subject: `${describeState(booking)}: ${booking.label}, ${day}, ${time} (${booking.appointmentId})`,
    replyTo: { name, address: email },
    ...renderMail({
      title: `${describeState(booking)}: ${booking.label} with ${name}`,
      rows,
      paragraphs: note ? note.split(/\n{2,}/) : [],
      link: { label: 'Open the booking', url: `${head.origin}/admin/bookings/${booking.appointmentId}` },
    }),
    calendar: createCalendarEntry(booking, head, {
      to,
      summary: `${booking.label}: ${name}`,
      description: about.join('\n'),
    }),
  };
}

/** To the host. Without an invitation where the meeting is in their connected calendar, which would show it twice. */
async function writeHostMail(booking: BookingRecord, head: Sender, to: string): Promise<Content> {
  const { calendar, ...mail } = writeTeamMail(booking, head, to);
  const { hostId } = booking;
  const isAdded = await ConnectionModel.exists({
    hostId,
    state: 'connected',
    bookingCalendar: mongoose.trusted({ $ne: '' }),
  });
  return isAdded ? mail : { ...mail, calendar };
}

/** To the host that the meeting was reassigned from. Removes it from their calendar. */
function writeFormerHostMail(booking: BookingRecord, head: Sender, to: string): Content {
  const { day, time } = formatDayAndTime(booking.timeZone, booking.startAt);
  return {
    subject: `Reassigned: ${booking.label}, ${day}, ${time} (${booking.appointmentId})`,
    ...renderMail({
      title: `Reassigned: ${booking.label} with ${booking.name}`,
      rows: [...whenRows(booking, 'Guest’s time'), ['Reference', booking.appointmentId]],
      paragraphs: ['This meeting is no longer assigned to you.'],
    }),
    calendar: createCalendarEntry({ ...booking, status: 'cancelled' }, head, {
      to,
      summary: `${booking.label}: ${booking.name}`,
      description: '',
    }),
  };
}

/**
 * To the guest, without any text that was typed in the form: anyone can enter somebody else's address and must not be
 * able to send them a message in our name.
 */
function writeGuestMail(booking: BookingRecord, head: Sender, to: string): Content {
  const { day } = formatDayAndTime(booking.timeZone, booking.startAt);
  const isCancelled = booking.status === 'cancelled';
  const callUs = `Questions? Call us at ${head.phone} or reply to this email.`;
  return {
    subject: `${describeState(booking)}: ${booking.label} with ${head.name}, ${day}`,
    ...renderMail({
      title: `${describeState(booking)}: ${booking.label} with ${head.name}`,
      rows: [...whenRows(booking), ['Reference', booking.appointmentId]],
      paragraphs: isCancelled
        ? ['Your meeting is canceled. You can book another time with the link below.', callUs, head.name]
        : [
            'We’ve attached a calendar invite. You can reschedule or cancel any time before the meeting starts with the link below.',
            callUs,
            `If you didn’t ${booking.provider === 'team' ? 'ask for' : 'book'} this meeting, cancel it with the link or ignore this email.`,
            head.name,
          ],
      link: isCancelled
        ? { label: 'Book another time', url: `${head.origin}/bookings` }
        : manageLink(booking, head),
    }),
    calendar: guestCalendarEntry(booking, head, to),
  };
}

/** To the guest of a held booking. */
function writeConfirmationRequest(booking: BookingRecord, head: Sender): Content {
  const title = `Please confirm: ${booking.label} with ${head.name}`;
  return {
    subject: title,
    ...renderMail({
      title,
      rows: [...whenRows(booking), ['Reference', booking.appointmentId]],
      paragraphs: [
        'We’re holding this time for 15 minutes. Confirm with the link below, and we’ll email you a calendar invite.',
        'If you didn’t book this meeting, ignore this email. We’ll release the time.',
        `Or call us at ${head.phone}.`,
        head.name,
      ],
      link: { ...manageLink(booking, head), label: 'Confirm the meeting' },
    }),
  };
}

/** Reminder to the guest on the day before. */
function writeReminder(booking: BookingRecord, head: Sender): Content {
  return writeReminderOf(booking, head, 'Tomorrow');
}

/** Reminder to the guest an hour before. */
function writeHourReminder(booking: BookingRecord, head: Sender): Content {
  return writeReminderOf(booking, head, 'Starting soon');
}

function writeReminderOf(booking: BookingRecord, head: Sender, when: string): Content {
  const { day, time } = formatDayAndTime(booking.guestZone ?? booking.timeZone, booking.startAt);
  return {
    subject: `${when}: ${booking.label} with ${head.name}`,
    ...renderMail({
      title: `${booking.label} with ${head.name}, ${day}, ${time}`,
      rows: [...whenRows(booking), ['Reference', booking.appointmentId]],
      paragraphs: [
        'We look forward to talking with you. If you can’t make it, reschedule or cancel with the link below.',
        `Or call us at ${head.phone}.`,
        head.name,
      ],
      link: manageLink(booking, head),
    }),
  };
}

/** To the guest after the meeting, in the words of the meeting type. */
function writeFollowUp(booking: BookingRecord, head: Sender): Content {
  const title = `Thank you for meeting with ${head.name}`;
  return {
    subject: title,
    ...renderMail({
      title,
      rows: whenRows({ ...booking, link: undefined }),
      paragraphs: [...(booking.emails?.followUp ?? '').split(/\n{2,}/), head.name],
      link: { label: 'Book another meeting', url: `${head.origin}/bookings` },
    }),
  };
}

function guestCalendarEntry(booking: BookingRecord, head: Sender, to: string) {
  const link =
    booking.status === 'cancelled' ? '' : `Reschedule or cancel: ${manageLink(booking, head).url}\n`;
  const summary = `${booking.label} with ${head.name}`;
  return createCalendarEntry(booking, head, { to, summary, description: `${link}${head.phone}` });
}

function manageLink(booking: BookingRecord, { origin, sign }: Sender) {
  return { label: 'Reschedule or cancel', url: manageUrl(origin, createManageToken(sign, booking)) };
}

function whenRows(
  { label, minutes, place, link, status, timeZone, guestZone, startAt, hostName }: BookingRecord,
  guestLabel = 'Your time',
): [string, string][] {
  const officeTime = formatDayAndTime(timeZone, startAt);
  const guestTime = guestZone ? formatDayAndTime(guestZone, startAt) : officeTime;
  const isSame = officeTime.day === guestTime.day && officeTime.time === guestTime.time;
  return [
    ['Meeting', [label, `${minutes} minutes`, place].filter(Boolean).join(', ')],
    ['Date', officeTime.day],
    ['Time', officeTime.time],
    ...(isSame ? [] : [[guestLabel, `${guestTime.day}, ${guestTime.time}`] as [string, string]]),
    ...(hostName ? [['With', hostName] as [string, string]] : []),
    // Only a confirmed guest may join.
    ...(link && status === 'confirmed' ? [['Video call', link] as [string, string]] : []),
  ];
}

function describeState({ status, sequence, lastChange }: BookingRecord): string {
  if (status === 'cancelled') return 'Canceled';
  if (lastChange === 'reassigned') return 'Updated';
  return sequence ? 'Rescheduled' : 'Booked';
}
