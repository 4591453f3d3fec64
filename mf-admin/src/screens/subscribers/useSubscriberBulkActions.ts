import {
  mostBulkSubscribers,
  type SubscriberBulkEdit,
  type SubscriberSummary,
} from '@site/api/audience/management/contract';
import { mayEditSubscriber } from '@site/api/audience/management/policy';
import type { BulkActions } from '../../workbench/list/bulk/BulkActions';
import { useEditSubscribersMutation } from './subscribersApi';

/** Unsubscribes many people who asked the team for it, or sends them the confirmation email again. */
export function useSubscriberBulkActions(): BulkActions<SubscriberSummary> {
  const [editSubscribers] = useEditSubscribersMutation();
  const edit = (choice: string, selected: Partial<SubscriberBulkEdit>, note = '') => {
    const action = choice as SubscriberBulkEdit['action'];
    return editSubscribers({ body: { action, ...(note && { note }), ...selected } }).unwrap();
  };
  return {
    needs: mayEditSubscriber,
    label: 'Actions',
    choices: [
      { value: 'unsubscribe', label: 'Unsubscribe' },
      { value: 'resend', label: 'Resend confirmation' },
    ],
    max: mostBulkSubscribers,
    confirmation: (count, { value }) =>
      value === 'unsubscribe'
        ? {
            question: `Unsubscribe ${count}?`,
            note: 'They won’t get any more newsletters. You can’t undo this: only they can subscribe again, on the website.',
            action: 'Unsubscribe',
            field: {
              label: 'How they asked to unsubscribe (optional)',
              hint: 'For the team only. For example: by phone.',
              maxLength: 300,
            },
          }
        : {
            question: `Send the confirmation email to ${count} again?`,
            note: 'Only pending subscribers get it, each at most twice a week.',
            action: 'Send',
          },
    successText: (count, { value }) =>
      value === 'unsubscribe' ? `${count} unsubscribed` : `Confirmation email sent to ${count}`,
    skippedText: (count) => `${count} skipped: it doesn’t apply to them, or they changed in the meantime.`,
    editRows: (rows, choice, note) =>
      edit(choice, { subscribers: rows.map(({ id, version }) => ({ id, version })) }, note),
    editMatching: ({ sort: _, cursor: __, limit: ___, ...filter }, count, choice, note) =>
      edit(choice, { matching: { ...filter, count } }, note),
  };
}
