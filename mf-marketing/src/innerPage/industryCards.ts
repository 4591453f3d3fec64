import { type IndustrySlug, industries } from '@site/shell/paths';

/** The line under an industry's name on its card. */
const LINES: Record<IndustrySlug, string> = {
  'commercial-real-estate': 'Payment fraud protection, Yardi and MRI, and IT for every property.',
  'architecture-engineering': 'Workstations and storage that keep up with Revit and AutoCAD.',
  legal: 'Confidential client files, e-filing and secure remote work.',
  'accounting-finance': 'Busy season support, tax data security and help with your WISP.',
  'construction-property-services': 'Job site internet, tablets for crews and payment fraud protection.',
  'marketing-design': 'Fast Macs and PCs, large files and secure client accounts.',
  'auto-sales-service': 'FTC Safeguards Rule, DMS uptime and wireless in the service bays.',
  'non-profit': 'Donor data protection and nonprofit pricing on software.',
  healthcare: 'HIPAA safeguards, EHR support and tested backups.',
};

/** The nine industries as cards show them, on the home page and in the index: the name of the page and one line. */
export const industryCards = industries.map(({ slug, label }) => ({
  slug,
  title: label,
  description: LINES[slug],
}));
