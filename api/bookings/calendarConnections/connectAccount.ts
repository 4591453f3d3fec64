import mongoose from 'mongoose';
import type { Env } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import { badRequest } from '../../platform/errors/HttpError';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import type { CalendarProviderName } from '../calendarApps/contract';
import type { ProviderAccount, Tokens } from '../calendarProviders/CalendarProvider';
import { clearOtherBookingCalendars, forgetMissing, setBusyCalendars } from './chooseCalendars';
import { maxConnections } from './contract';
import { CalendarEventModel, ConnectionModel, type ConnectionRecord, RevocationModel } from './model';
import { sealTokens } from './withAccess';

/** What an attempt at the provider has brought. */
export interface Granted {
  hostId: string;
  provider: CalendarProviderName;
  addsBookings: boolean;
  tokens: Tokens;
  account: ProviderAccount;
}

/** Stores the access of an account: a new connection, or the renewal of one. Runs in the transaction of the call. */
export async function connectAccount(
  { sealingKeys }: Pick<Env, 'sealingKeys'>,
  { hostId, provider, addsBookings, tokens, account: { address: account, calendars } }: Granted,
): Promise<{ before?: ConnectionRecord; after: ConnectionRecord }> {
  const before = await ConnectionModel.findOne({ hostId, provider, account }).lean<ConnectionRecord>();
  if (!before)
    await assertBelowLimit(ConnectionModel, { limit: maxConnections, filter: { hostId } }, () =>
      badRequest(`You can connect at most ${maxConnections} accounts.`),
    );
  const _id = before?._id ?? newId();
  const primary = calendars.find(({ isPrimary }) => isPrimary);
  const hasOther = await ConnectionModel.exists({ hostId, bookingCalendar: mongoose.trusted({ $ne: '' }) });
  const chosen = before?.bookingCalendar || (hasOther ? '' : (primary?.id ?? ''));
  const after = await ConnectionModel.findOneAndUpdate(
    { _id },
    {
      $set: {
        hostId,
        provider,
        account,
        state: 'connected',
        problem: '',
        canAddBookings: addsBookings,
        calendars,
        bookingCalendar:
          addsBookings && calendars.some(({ id, canAdd }) => id === chosen && canAdd) ? chosen : '',
        okAt: new Date(),
        // A request to reconnect that was not sent yet is out of date.
        outbox: [],
        ...sealTokens(sealingKeys, _id, tokens),
      },
      $unset: { blockedUntil: '', refreshingUntil: '' },
      $inc: { version: 1, tokenVersion: 1 },
    },
    { upsert: true, returnDocument: 'after' },
  ).lean<ConnectionRecord>();
  // The access that an earlier disconnection withdraws is this one at Google.
  await RevocationModel.deleteMany({ provider, account });
  const stored = after as ConnectionRecord;
  // Bookings that could not be added are added now.
  await CalendarEventModel.updateMany({ connectionId: _id }, { $unset: { nextAt: '' } });
  if (before) await forgetMissing(stored);
  else if (primary) await setBusyCalendars(stored, [primary.id]);
  if (stored.bookingCalendar) await clearOtherBookingCalendars(stored);
  return { before: before ?? undefined, after: stored };
}
