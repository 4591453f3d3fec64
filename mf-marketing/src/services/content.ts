import { industryServices as industryServiceNames, services } from '@site/shell/paths';
import type { Outline } from './Outline';
import { advice } from './outlines/advice';
import { industryServices } from './outlines/industryServices';
import { security } from './outlines/security';
import { support } from './outlines/support';

/** The fifteen services, in the order of the one list. */
export const OUTLINES: Outline[] = inOrder(services, [...support, ...security, ...advice]);

/** The nine services under /industry-services, in the order of the one list. */
export const INDUSTRY_SERVICES: Outline[] = inOrder(industryServiceNames, industryServices);

/** Gives every outline the name of its page; one without an outline fails at once. */
function inOrder(
  list: readonly { slug: string; label: string }[],
  outlines: Omit<Outline, 'title'>[],
): Outline[] {
  return list.map(({ slug, label }) => {
    const outline = outlines.find((each) => each.slug === slug);
    if (!outline) throw new Error(`No outline for ${slug}`);
    return { ...outline, title: label };
  });
}
