import type { TestimonialEntry, TestimonialPage } from '@site/api/content/testimonials/contract';
import { mayEditTestimonials } from '@site/api/content/testimonials/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { formatCount } from '../../formatting/formatCount';
import { usePermissions } from '../../session/usePermissions';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { OrderCell } from '../../workbench/order/OrderCell';
import { type OrderedRow, OrderProvider, useOrderedRows } from '../../workbench/order/OrderProvider';
import type { ListPage } from '../../workbench/resource/ListResult';
import { ConsentState, TestimonialState } from './TestimonialState';
import { testimonialRecord } from './testimonialRecord';
import { testimonials, useEditTestimonialOrderMutation } from './testimonialsApi';

export { TestimonialsScreen as Component };

/** The testimonials, in the order of the home page. */
export function TestimonialsScreen() {
  return (
    <OrderProvider
      canMove={usePermissions()(mayEditTestimonials)}
      mutation={useEditTestimonialOrderMutation()}
    >
      <ListScreen list={testimonialList} />
    </OrderProvider>
  );
}

const testimonialList: ListDefinition<
  OrderedRow<TestimonialEntry>,
  ListPage<OrderedRow<TestimonialEntry>>
> = {
  name: 'testimonials',
  title: 'Testimonials',
  description:
    'The home page shows the first three testimonials that are turned on, in this order. Visitors see sample quotes only after the launch checklist is reviewed.',
  nouns: { one: 'testimonial', many: 'testimonials' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  columns: [
    {
      name: 'Quote',
      render: ({ quote, name, position }) => (
        <>
          <b>{quote}</b>
          <span>{[name, position].filter(Boolean).join(', ')}</span>
        </>
      ),
    },
    { name: 'Visibility', cardPosition: 'left', render: (row) => <TestimonialState {...row} /> },
    { name: 'Consent', hides: 'early', render: (row) => <ConsentState {...row} /> },
    {
      name: 'Last updated',
      className: 'm mu',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ updatedAt }) => dateFormat.inList(updatedAt),
    },
    {
      name: 'Order',
      cardPosition: 'corner',
      render: ({ id, name, orderedIds }) => <OrderCell id={id} name={`“${name}”`} orderedIds={orderedIds} />,
    },
  ],
  filters: [],
  sorts: [{ value: 'order', label: 'in display order' }],
  useRows: (query) =>
    useOrderedRows<TestimonialEntry, TestimonialPage>(testimonials.useRows({ ...query, limit: '100' })),
  figures: ({ total, items }) => [
    { name: 'Testimonials', value: formatCount(total) },
    {
      name: 'Samples shown',
      value: formatCount(items.filter(({ isSample, state }) => isSample && state === 'home').length),
      isWarning: items.some(({ isSample, state }) => isSample && state === 'home'),
    },
  ],
  emptyState: {
    title: 'No testimonials yet',
    text: 'Add a quote once the client agrees to be quoted. Without testimonials, the home page doesn’t show the section.',
  },
  noMatchText: () => 'No more testimonials on this page.',
  record: testimonialRecord,
};
