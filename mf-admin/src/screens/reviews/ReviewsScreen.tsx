import type { ReviewEntry, ReviewPage } from '@site/api/content/reviews/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { formatCount } from '../../formatting/formatCount';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { reviewRecord } from './reviewRecord';
import { reviews } from './reviewsApi';

export { ReviewsScreen as Component };

/** Reviews that clients published elsewhere, newest first. */
export const ReviewsScreen = () => <ListScreen list={reviewList} />;

const reviewList: ListDefinition<ReviewEntry, ReviewPage> = {
  name: 'reviews',
  title: 'Reviews',
  description:
    'Reviews that clients published elsewhere. The About page shows the newest six and the average.',
  nouns: { one: 'review', many: 'reviews' },
  keyOf: ({ id }) => id,
  nameOf: ({ source, author }) => [author, source].filter(Boolean).join(', '),
  columns: [
    {
      name: 'Review',
      render: ({ author, source, text }) => (
        <>
          <b>{[author, source].filter(Boolean).join(', ')}</b>
          <span>{text}</span>
        </>
      ),
    },
    { name: 'Rating', className: 'm', cardPosition: 'right', render: ({ rating }) => `${rating} of 5` },
    {
      name: 'Date',
      className: 'm',
      hides: 'early',
      render: ({ reviewedOn }) => dateFormat.calendarDate(reviewedOn),
    },
    {
      name: 'Visibility',
      cardPosition: 'left',
      render: ({ isShown }) =>
        isShown ? <span className="ok">Shown</span> : <span className="mu">Hidden</span>,
    },
  ],
  filters: [],
  sorts: [{ value: 'newest', label: 'newest first' }],
  useRows: reviews.useRows,
  figures: ({ total, isMore }) => [{ name: 'Reviews', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No reviews yet',
    text: 'Add reviews with the link to each. Without reviews, the About page doesn’t show the section.',
  },
  noMatchText: () => 'No more reviews on this page.',
  record: reviewRecord,
};
