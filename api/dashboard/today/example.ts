import type { Today } from './contract';

/** Two meetings, drafts of two kinds, and nothing else to do. */
export function exampleToday(part: Partial<Today> = {}): Today {
  return {
    tiles: [
      {
        topic: 'meetings',
        isRead: true,
        counts: [{ list: 'bookings/calendar', count: 2, isMore: false }],
      },
      { topic: 'scheduledDocuments', isRead: true, counts: [] },
      {
        topic: 'drafts',
        isRead: true,
        counts: [
          { list: 'blog', count: 3, isMore: false },
          { list: 'locations', count: 1, isMore: false },
        ],
      },
      { topic: 'newNotFound', isRead: true, counts: [] },
      { topic: 'endingCredentials', isRead: true, counts: [] },
      { topic: 'failedDeliveries', isRead: true, counts: [{ list: 'leads', count: 1, isMore: false }] },
    ],
    ...part,
  };
}
