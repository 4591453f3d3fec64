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
    'What clients said. The home page has three places: the first three that are on, in this order. Samples are called samples there.',
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
    { name: 'Visitors', onCard: 'left', render: (row) => <TestimonialState {...row} /> },
    { name: 'Consent', gives: 'early', render: (row) => <ConsentState {...row} /> },
    {
      name: 'Changed',
      className: 'm mu',
      gives: 'early',
      isExtra: true,
      render: ({ updatedAt }) => moments.inList(updatedAt),
    },
    {
      name: 'Place',
      onCard: 'corner',
      render: ({ id, name, among }) => <OrderCell id={id} name={`“${name}”`} among={among} />,
    },
  ],
  filters: [],
  sorts: [{ value: 'order', label: 'in their order' }],
  useRows: (query) =>
    useOrdered<TestimonialEntry, TestimonialPage>(testimonials.useRows({ ...query, limit: '100' })),
  figures: ({ total, items }) => [
    { name: 'Quotes', value: formatCount(total) },
    {
      name: 'Samples shown',
      value: formatCount(items.filter(({ isSample, state }) => isSample && state === 'home').length),
      isWarm: items.some(({ isSample, state }) => isSample && state === 'home'),
    },
  ],
  firstRun: {
    title: 'No quotes yet',
    text: 'Write what a client said, once they agreed to be quoted. Without any, the home page has no section for them.',
  },
  noMatch: () => 'There is nothing on this page any more.',
  record: testimonialRecord,
};
