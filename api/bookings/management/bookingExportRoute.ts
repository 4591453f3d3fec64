import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { canSeePersonalDetails } from '../../leads/pipeline/policy';
import { recordAudit } from '../../platform/audit/recordAudit';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { exportBookings } from './contract';
import { mayExportBookings } from './policy';
import { writeBookingExport } from './writeBookingExport';

/** The export of bookings as a file. */
export function bookingExportRoute(api: Api): void {
  addRoute(
    api,
    exportBookings,
    mayExportBookings,
    async ({ query, user, req, res }) => {
      await api.rateLimit.consume('export', user._id, 5, 3600);
      const from = requestOrigin(req, api.env.internalKey);
      await recordAudit(api.env, { who: user, action: mayExportBookings.name, entity: 'bookings', from });
      await writeBookingExport(query, canSeePersonalDetails(user), res);
      return '';
    },
    // The export is streamed, however large it is.
    { deadline: 300 },
  );
}
