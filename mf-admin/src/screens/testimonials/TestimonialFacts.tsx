import type { TestimonialEntry } from '@site/api/content/testimonials/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { FactGrid } from '../../workbench/record/FactGrid';
import { ConsentState, TestimonialState } from './TestimonialState';

/** Whether a testimonial is published, and the consent to it. */
export function TestimonialFacts({ row }: { row: TestimonialEntry }) {
  return (
    <FactGrid
      facts={[
        { name: 'Visibility', value: <TestimonialState {...row} /> },
        { name: 'Consent', value: <ConsentState {...row} /> },
        { name: 'Last updated', value: dateFormat.stamp(row.updatedAt) },
      ]}
    />
  );
}
