import { sheets } from '../parts/sheets';
import type { Outline } from './Outline';
import { advice } from './outlines/advice';
import { industryServices } from './outlines/industryServices';
import { security } from './outlines/security';
import { support } from './outlines/support';

/** The fifteen services, in the order of the one list. */
export const OUTLINES: Outline[] = inOrder(sheets.services, [...support, ...security, ...advice]);

/** The nine services under /industry-services, in the order of the one list. */
export const INDUSTRY_SERVICES: Outline[] = inOrder(sheets.industryServices, industryServices);

/** Second names of a service: they show its page, and its own address stays the canonical one. */
export const ALIASES: Record<string, string> = {
  'managed-support': 'solution-packages',
  'communication-data': 'data-migrations',
  advisory: 'it-advisory',
  'technology-education': 'security-awareness-training',
};

/** Gives every outline its title; a sheet without an outline fails at once. */
function inOrder(list: { slug: string; title: string }[], outlines: Omit<Outline, 'title'>[]): Outline[] {
  return list.map(({ slug, title }) => {
    const outline = outlines.find((each) => each.slug === slug);
    if (!outline) throw new Error(`No outline for ${slug}`);
    return { ...outline, title };
  });
}
