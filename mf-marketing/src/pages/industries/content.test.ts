import { type IndustrySlug, industries } from '@site/shell/paths';
import type { Industry } from './content/Industry';
import { industryFiles } from './industryFiles';

const contentOf = async (slug: IndustrySlug): Promise<Industry> => (await industryFiles[slug]!()).content;

/** The terms that buyers in each industry search for. */
const NAMED: Record<IndustrySlug, string[]> = {
  'commercial-real-estate': [
    'PCI DSS 4',
    'Texas Data Privacy and Security Act',
    'SB 2610',
    'Yardi',
    'Microsoft 365',
  ],
  'architecture-engineering': ['CMMC', 'NIST SP 800-171', 'SB 2610', 'Revit', 'Entra ID', 'Defender'],
  legal: ['ABA Formal Opinion 477R', 'ABA Formal Opinion 498', 'SB 2610', 'Clio', 'Microsoft 365', 'Intune'],
  'accounting-finance': [
    'FTC Safeguards Rule',
    'IRS Publication 4557',
    'WISP',
    'SB 2610',
    'QuickBooks',
    'Microsoft 365',
    'Defender',
  ],
  'construction-property-services': ['CMMC', 'PCI DSS 4', 'SB 2610', 'QuickBooks', 'Google Workspace'],
  'marketing-design': ['Texas Data Privacy and Security Act', 'SB 2610', 'Microsoft 365', 'Google Workspace'],
  'non-profit': ['PCI DSS 4', 'NIST Cybersecurity Framework', 'Microsoft 365', 'Google Workspace'],
  healthcare: ['HIPAA Security Rule', 'Texas Medical Records Privacy Act', 'SB 2610', 'Microsoft 365'],
  'auto-sales-service': ['FTC Safeguards Rule', 'PCI DSS 4', 'SB 2610', 'Microsoft 365'],
};
const EVERYWHERE = ['ransomware', 'phishing'];

test.each(industries)('$slug names the laws, products and threats its buyers know', async ({ slug }) => {
  const text = JSON.stringify(await contentOf(slug)).toLowerCase();
  const missing = [...NAMED[slug], ...EVERYWHERE].filter((name) => !text.includes(name.toLowerCase()));
  expect(missing).toEqual([]);
});

test.each(industries)(
  '$slug names issuer, number or year of each rule, and its own site',
  async ({ slug }) => {
    const { rules } = await contentOf(slug);
    expect(rules.length).toBeGreaterThanOrEqual(3);
    for (const { title, source, site } of rules) {
      expect(source).toMatch(/^[A-Z].*\d/);
      expect(title).not.toBe('');
      expect(new URL(site).pathname).toBe('/');
    }
  },
);
