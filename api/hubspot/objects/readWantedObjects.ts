import mongoose from 'mongoose';
import { Booking, type BookingRecord } from '../../bookings/model';
import { Enquiry } from '../../leads/enquiries/model';
import { LeadNoteModel, type LeadNoteRecord } from '../../leads/work/model';
import type { Env } from '../../platform/configuration/env';
import { escaped } from '../../platform/mail/renderMail';
import type { HubspotClient } from '../client/HubspotClient';
import type { HubspotActivities } from '../connection/contract';
import type { WantedObject } from './CrmObject';
import { readDeals } from './readDeals';

/** The bookings, notes and won leads of people as they have to be in HubSpot, by email. */
export async function readWantedObjects(
  env: Pick<Env, 'publicOrigin'>,
  activities: HubspotActivities,
  emails: string[],
  client: Pick<HubspotClient, 'listDealPipelines'>,
): Promise<Map<string, WantedObject[]>> {
  const of = { emailNorm: mongoose.trusted({ $in: emails }) };
  const found = new Map<string, WantedObject[]>(emails.map((email) => [email, []]));
  if (activities.meetings) {
    const known = mongoose.trusted({ $in: ['confirmed' as const, 'cancelled' as const] });
    const bookings = await Booking.find({ ...of, status: known })
      .sort({ createdAt: 1 })
      .lean<BookingRecord[]>();
    for (const booking of bookings) found.get(booking.emailNorm)?.push(toMeeting(booking, env.publicOrigin));
  }
  if (activities.notes) {
    const hidden = { ...of, status: mongoose.trusted({ $in: ['spam' as const, 'quarantined' as const] }) };
    const [all, spam] = await Promise.all([
      LeadNoteModel.find(of).sort({ createdAt: 1 }).lean<LeadNoteRecord[]>(),
      Enquiry.distinct('reference', hidden),
    ]);
    for (const note of all) if (!spam.includes(note.reference)) found.get(note.emailNorm)?.push(toNote(note));
  }
  if (activities.deals)
    for (const { email, deal } of await readDeals(env, activities, emails, client))
      found.get(email)?.push(deal);
  return found;
}

/**
 * A moved booking stays one meeting, at its new time. One that has ended counts as completed unless somebody knows better,
 * here or in HubSpot. Its outcomes: https://developers.hubspot.com/docs/api-reference/legacy/crm/activities/meetings/guide
 */
function toMeeting(booking: BookingRecord, publicOrigin: string): WantedObject {
  const { _id, appointmentId, label, place, link, startAt, endAt, status, noShowAt, heldUntil } = booking;
  const timed = endAt.getTime() <= Date.now() ? 'COMPLETED' : 'SCHEDULED';
  const outcome = status === 'cancelled' ? 'CANCELED' : noShowAt ? 'NO_SHOW' : timed;
  const mark = `${publicOrigin}/admin/bookings/${encodeURIComponent(_id)}`;
  const host = booking.hostName ? ` with ${booking.hostName}` : '';
  return {
    kind: 'meetings',
    key: _id,
    mark,
    properties: {
      hs_timestamp: startAt.toISOString(),
      hs_meeting_title: `${label}${host}`,
      hs_meeting_body: `Booking ${appointmentId}`,
      hs_meeting_location: link || place,
      hs_meeting_external_url: mark,
      hs_meeting_start_time: startAt.toISOString(),
      hs_meeting_end_time: endAt.toISOString(),
      hs_meeting_outcome: outcome,
    },
    isPresumed: outcome === 'COMPLETED',
    name: `meeting ${appointmentId}`,
    summary: `${label}${host}, ${startAt.toISOString()}, ${outcome}`,
    // A time that was held and never confirmed ends as canceled, too.
    isUpdateOnly: status === 'cancelled' && heldUntil !== undefined,
  };
}

function toNote({ _id, text, by, createdAt, deletedAt }: LeadNoteRecord): WantedObject {
  const at = createdAt.toISOString();
  const body = escaped(text).replaceAll('\n', '<br>');
  return {
    kind: 'notes',
    key: _id,
    mark: at,
    properties: { hs_timestamp: at, hs_note_body: `<p>${body}</p><p>${escaped(by)}</p>` },
    name: `note ${at}`,
    summary: text.slice(0, 200),
    isRemoved: deletedAt !== undefined,
  };
}
