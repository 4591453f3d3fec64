import { renderMail } from '../../platform/mail/renderMail';
import { mailDelivery } from '../../platform/outbox/deliveries';
import type { ReleaseWithdrawalRecord } from './model';

/** Email to the team about a rolled back release. */
export const releaseMails = {
  team: mailDelivery<ReleaseWithdrawalRecord>(
    ({ remote, version, to, reason, at }, { messageId, to: team }, head) => ({
      messageId,
      to: team,
      from: { name: head.name, address: head.from },
      subject: `Release taken back: ${remote} ${version}`,
      ...renderMail({
        title: `${remote} ${version} was taken back`,
        rows: [
          ['Remote', remote],
          ['Release', version],
          ['Serves now', to ?? 'no release: its pages answer 503 until this one is tried again'],
          ['Reason', reason],
          ['When', `${at.slice(0, 16).replace('T', ' ')} UTC`],
        ],
        paragraphs: [
          to
            ? 'It failed while it was live, and the last good release took its place. It is not tried again by itself.'
            : 'It failed while it was live, and there is no good release to go back to.',
          'Publish a repaired release, or roll back, so that the registry names what is live.',
        ],
      }),
    }),
  ),
};
