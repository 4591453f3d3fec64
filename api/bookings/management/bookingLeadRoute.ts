import { is } from 'superstruct';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { Enquiry } from '../../leads/enquiries/model';
import { idFromSource } from '../../leads/enquiries/normalizeEnquiry';
import { createManualRecord } from '../../leads/manualLeads/createManualRecord';
import { findFreeId } from '../../leads/manualLeads/findFreeId';
import { findKnownPerson } from '../../leads/manualLeads/findKnownPerson';
import { canSeePersonalDetails } from '../../leads/pipeline/policy';
import { emailAddress } from '../../platform/contracts/endpoint';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { conflict } from '../../platform/errors/HttpError';
import type { BookingRecord } from '../model';
import { createBookingLead } from './contract';
import { readBookingDetails } from './managedBookingView';
import { mayCreateBookingLead } from './policy';

/** Creates a lead from a booking whose guest has none. */
export function bookingLeadRoute(api: Api, findBooking: (id: string) => Promise<BookingRecord | null>): void {
  addRoute(api, createBookingLead, mayCreateBookingLead, async ({ params, user, audit }) => {
    const booking = await findBooking(params.id);
    authorize(mayCreateBookingLead, user, booking);
    const { _id, appointmentId, status, name, email, emailNorm, phone, origin, landing, partner } = booking;
    if (status === 'held') throw conflict('The guest hasn’t confirmed this booking yet.');
    if (!is(email, emailAddress())) throw conflict('This booking has no valid email address.');
    if ((await findKnownPerson(emailNorm)).leads.length) throw conflict(HAS_LEAD);
    const { sessionSecret } = api.env;
    const record = createManualRecord({
      // One booking makes one lead, even if two members ask for it at once.
      _id: await findFreeId(sessionSecret, email, idFromSource(sessionSecret, 'booking', _id)),
      fields: { name, email, phone },
      manual: { source: 'booking', byId: user._id, by: user.name },
      visit: { ...(origin && { origin }), ...(landing && { landing }), ...(partner && { partner }) },
    });
    try {
      await Enquiry.create([record]);
    } catch (error) {
      if (duplicateKeyField(error) === '_id') throw conflict(HAS_LEAD);
      throw error;
    }
    audit(appointmentId, undefined, { lead: record.reference });
    return readBookingDetails(booking, canSeePersonalDetails(user));
  });
}

const HAS_LEAD = 'The guest already has a lead.';
