import type { TestimonialEntry, TestimonialPage } from '@site/api/content/testimonials/contract';
import { mayEditTestimonials } from '@site/api/content/testimonials/policy';
import * as moments from '@site/shell/moments';
import { formatCount } from '../../formatting/formatCount';
import { usePermissions } from '../../session/usePermissions';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { OrderCell } from '../../workbench/order/OrderCell';
import { Ordering, type Placed, useOrdered } from '../../workbench/order/Ordering';
import type { ListPage } from '../../workbench/resource/ListResult';
import { ConsentState, TestimonialState } from './TestimonialState';
import { testimonialRecord } from './testimonialRecord';
import { testimonials, useEditTestimonialOrderMutation } from './testimonialsApi';

export { TestimonialsScreen as Component };

/** What clients said, in the order in which the home page has places for it. */
export function TestimonialsScreen() {
  const [editOrder] = useEditTestimonialOrderMutation();
  return (
    <Ordering
      mayMove={usePermissions()(mayEditTestimonials)}
      save={(ids) => editOrder({ body: { ids: [...ids] } }).unwrap()}
    >
      <ListScreen list={testimonialList} />
    </Ordering>
  );
}

const testimonialList: ListDefinition<Placed<TestimonialEntry>, ListPage<Placed<TestimonialEntry>>> = {
  name: 'testimonials',
  title: 'Testimonials',
  about:
    'The home page shows the first three testimonials that are turned on, in this order. Samples are labeled as samples.',
  words: { one: 'testimonial', many: 'testimonials' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  titleOf: ({ name }) => name,
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
    { name: 'Visibility', onCard: 'left', render: (row) => <TestimonialState {...row} /> },
    { name: 'Consent', gives: 'early', render: (row) => <ConsentState {...row} /> },
    {
      name: 'Last updated',
      className: 'm mu',
      gives: 'early',
      isExtra: true,
      render: ({ updatedAt }) => moments.inList(updatedAt),
    },
    {
      name: 'Order',
      onCard: 'corner',
      render: ({ id, name, among }) => <OrderCell id={id} name={`“${name}”`} among={among} />,
    },
  ],
  filters: [],
  sorts: [{ value: 'order', label: 'in display order' }],
  useRows: (query) =>
    useOrdered<TestimonialEntry, TestimonialPage>(testimonials.useRows({ ...query, limit: '100' })),
  figures: ({ total, items }) => [
    { name: 'Testimonials', value: formatCount(total) },
    {
      name: 'Samples shown',
      value: formatCount(items.filter(({ isSample, state }) => isSample && state === 'home').length),
      isWarm: items.some(({ isSample, state }) => isSample && state === 'home'),
    },
  ],
  firstRun: {
    title: 'No testimonials yet',
    text: 'Add a quote once the client agrees to be quoted. Without testimonials, the home page doesn’t show the section.',
  },
  noMatch: () => 'No more testimonials on this page.',
  record: testimonialRecord,
};
