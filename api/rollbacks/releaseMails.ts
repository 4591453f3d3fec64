import { renderMail } from '../platform/mail/renderMail';
import { mailDelivery } from '../platform/outbox/deliveries';
import { formatSiteTime } from '../platform/time/siteTime';
import type { ReleaseWithdrawalRecord } from './model';

/** Email to the team about a rolled back release. */
export const releaseMails = {
  team: mailDelivery<ReleaseWithdrawalRecord>(
    ({ remote, version, to, reason, at }, { messageId, to: team }, head) => ({
      messageId,
      to: team,
      from: { name: head.name, address: head.from },
      subject: `Release rolled back: ${remote} ${version}`,
      ...renderMail({
        title: `${remote} ${version} was rolled back`,
        rows: [
          ['Remote', remote],
          ['Release', version],
          ['Live now', to ?? 'no release: its pages return 503 until this release is tried again'],
          ['Reason', reason],
          ['When', formatSiteTime(new Date(at))],
        ],
        paragraphs: [
          to
            ? 'It failed while it was live and was replaced by the last good release. It won’t be tried again automatically.'
            : 'It failed while it was live, and there is no good release to go back to.',
          'Publish a fixed release, or run the rollback command so that the registry matches what is live.',
        ],
      }),
    }),
  ),
};
