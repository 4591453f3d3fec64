import { type IndustrySlug, industries } from '@site/shell/paths';

/** What stands under the name of an industry on its card. */
const LINES: Record<IndustrySlug, string> = {
  'commercial-real-estate': 'Closings, tenants and site teams on one set of systems.',
  'architecture-engineering': 'Large models that open without a coffee break, in the studio and on site.',
  legal: 'Matter files kept in confidence, and found by the people on the matter.',
  'accounting-finance': 'Calm systems through busy season, with access you can account for.',
  'construction-property-services': 'The trailer, the tablet and the office on the same drawing.',
  'marketing-design': 'Fast machines, shared libraries and client accounts in the right hands.',
  'auto-sales-service': 'Showroom, parts and service bays on one network with inner walls.',
  'non-profit': 'Small budgets spent well, donor details looked after.',
  healthcare: 'Records at hand in the room, and out of everyone else’s.',
};

/** The nine industries as cards show them, on the home page and in the index: the name of the page and one line. */
export const industryCards = industries.map(({ slug, label }) => ({
  slug,
  title: label,
  description: LINES[slug],
}));
