import { renderMail } from '../../platform/mail/renderMail';
import { mailDelivery } from '../../platform/outbox/deliveries';
import { providerLabels } from '../calendarApps/contract';
import type { ConnectionRecord } from './model';

/** The emails about connected calendars, by kind. */
export const connectionMails = {
  reconnect: mailDelivery<ConnectionRecord>(
    ({ provider, account, hostId, problem }, { messageId, to }, head) => {
      const label = providerLabels[provider];
      const title = `Reconnect your ${label} calendar`;
      return {
        messageId,
        to,
        from: { name: head.name, address: head.from },
        subject: title,
        ...renderMail({
          title,
          rows: [
            ['Account', account],
            ['Reason', problem],
          ],
          paragraphs: [
            'New appointments in this calendar no longer block booking times, and bookings are no longer added to it. Bookings themselves aren’t affected.',
            `Sign in and choose “Reconnect”. Missing bookings are then added.`,
          ],
          link: { label: 'Open your booking settings', url: `${head.origin}/admin/bookings/hosts/${hostId}` },
        }),
      };
    },
  ),
};
