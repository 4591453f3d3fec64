import type { MeetingTypeDetails } from '@site/api/bookings/meetingTypes/contract';
import { mayEditMeetingTypes } from '@site/api/bookings/meetingTypes/policy';
import { formatCount } from '../../../formatting/formatCount';
import { usePermissions } from '../../../session/usePermissions';
import type { ListDefinition } from '../../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../../workbench/list/ListScreen';
import { OrderCell } from '../../../workbench/order/OrderCell';
import { type OrderedRow, OrderProvider, useOrderedRows } from '../../../workbench/order/OrderProvider';
import type { ListPage } from '../../../workbench/resource/ListResult';
import { bookingLists } from '../bookingLists';
import { meetingTypeRecord } from './meetingTypeRecord';
import { meetingTypes, useEditMeetingTypeOrderMutation } from './meetingTypesApi';

export { MeetingTypesScreen as Component };

/** The kinds of meetings that the booking page offers, in their order. */
export function MeetingTypesScreen() {
  return (
    <OrderProvider
      canMove={usePermissions()(mayEditMeetingTypes)}
      mutation={useEditMeetingTypeOrderMutation()}
    >
      <ListScreen list={typeList} />
    </OrderProvider>
  );
}

type Row = OrderedRow<MeetingTypeDetails>;

const typeList: ListDefinition<Row, ListPage<Row>> = {
  name: 'bookings/types',
  title: 'Meeting types',
  description: 'What visitors can book, in the order of the booking page.',
  nouns: { one: 'meeting type', many: 'meeting types' },
  keyOf: ({ id }) => id,
  nameOf: ({ label }) => label,
  windowTitle: ({ label }) => label,
  columns: [
    {
      name: 'Name',
      render: ({ label, text }) => (
        <>
          <b>{label}</b>
          <span>{text}</span>
        </>
      ),
    },
    {
      name: 'Status',
      cardPosition: 'left',
      render: ({ isActive }) =>
        isActive ? <span className="ok">Can be booked</span> : <span className="mu">Off</span>,
    },
    { name: 'Length', className: 'm', cardPosition: 'right', render: ({ minutes }) => `${minutes} min` },
    { name: 'Location', hides: 'early', render: ({ place }) => place },
    { name: 'Emails', hides: 'early', render: (type) => describeEmails(type) },
    { name: 'Upcoming', className: 'm', hides: 'early', render: ({ upcoming }) => upcoming },
    {
      name: 'Order',
      cardPosition: 'corner',
      render: ({ id, label, orderedIds }) => <OrderCell id={id} name={label} orderedIds={orderedIds} />,
    },
  ],
  filters: [],
  sorts: [{ value: 'order', label: 'in display order' }],
  relatedLists: bookingLists,
  useRows: (query) =>
    useOrderedRows<MeetingTypeDetails, ListPage<MeetingTypeDetails>>(
      meetingTypes.useRows({ ...query, limit: '100' }),
    ),
  figures: ({ total, items }) => [
    { name: 'Meeting types', value: formatCount(total) },
    { name: 'Can be booked', value: formatCount(items.filter(({ isActive }) => isActive).length) },
  ],
  emptyState: {
    title: 'No meeting types yet',
    text: 'Add a meeting that visitors can book, such as an intro call.',
  },
  noMatchText: () => 'No more meeting types on this page.',
  record: meetingTypeRecord,
};

function describeEmails({ isRemindedDayBefore, isRemindedHourBefore, followUp }: MeetingTypeDetails): string {
  const emails = [
    isRemindedDayBefore && 'day before',
    isRemindedHourBefore && 'hour before',
    followUp && 'follow-up',
  ];
  return emails.filter(Boolean).join(', ') || 'none';
}
