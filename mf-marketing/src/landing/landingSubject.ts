import { cities, type IndustrySlug, paths, type ServiceSlug } from '@site/shell/paths';
import { CITIES, placePattern, STATES } from './landingRule';

/** What a landing address speaks of, as far as its words are known. Unknown words leave no trace. */
export interface LandingSubject {
  service?: Named;
  industry?: Named;
  /** "Austin, Texas", "Texas". */
  place?: Named;
}

export interface Named {
  name: string;
  /** The page about it, where there is one. */
  to?: string;
}

/** Decodes service, industry and place from the known parts of an address. */
export function landingSubject(slug: string): LandingSubject {
  const text = slug.toLowerCase().replaceAll(' ', '-');
  const words = text.split('-');
  const service = SERVICES.find(({ code, phrase }) => words[0] === code || text.includes(phrase));
  const industry = INDUSTRIES.find(({ codes }) => words.some((word) => codes.includes(word)));
  return { service: named(service), industry: named(industry), place: placeIn(text) };
}

const named = (known?: Named) => known && { name: known.name, to: known.to };

function placeIn(text: string): Named | undefined {
  const find = (names: string[]) => names.find((name) => placePattern(name).test(text));
  const city = find(CITIES);
  if (city) {
    const page = cities.find(({ label }) => label === city);
    return { name: `${city}, Texas`, to: page && paths.city(page.slug) };
  }
  const state = find(STATES);
  return state ? { name: state } : undefined;
}

const service = (code: string, phrase: string, name: string, slug: ServiceSlug) => ({
  code,
  phrase,
  name,
  to: paths.service(slug),
});

const SERVICES = [
  service('its', 'it-support-', 'Managed IT services', 'service-desk'),
  service('mcs', 'managed-cyber-security-', 'Managed cybersecurity', 'cybersecurity'),
  service('dm', 'data-migrations-', 'Data migrations', 'data-migrations'),
  service(
    'eps',
    'enterprise-productivity-',
    'Enterprise productivity tools',
    'enterprise-productivity-tools',
  ),
  service('pcaas', 'pc-as-a-service-', 'PC as a service', 'pcaas'),
  service('sa', 'security-assessments-', 'Security assessments', 'cybersecurity-risk-assessment'),
  service('ita', 'it-talent-acquisition-', 'IT talent acquisition', 'it-talent-acquisition'),
  service('vcio', 'technology-advisory-', 'Technology advisory', 'it-advisory'),
  service('tet', 'technology-education-training-', 'Technology education', 'it-leadership-training'),
  service('otn', 'office-tech-network-', 'Office technology and networks', 'solution-packages'),
];

const industry = (name: string, codes: string[], slug?: IndustrySlug) => ({
  name,
  codes,
  to: slug && paths.industry(slug),
});

const INDUSTRIES = [
  industry('commercial real estate', ['cre'], 'commercial-real-estate'),
  industry('law firms', ['legal'], 'legal'),
  industry('healthcare', ['health', 'healthcare'], 'healthcare'),
  industry('accounting and finance', ['fin'], 'accounting-finance'),
  industry('non-profits', ['npo'], 'non-profit'),
  industry('retail and e-commerce', ['rems', 'retail']),
  industry('architecture and engineering', ['ae'], 'architecture-engineering'),
  industry('auto sales and service', ['auto'], 'auto-sales-service'),
  industry('marketing and design', ['md'], 'marketing-design'),
  industry('construction and property services', ['cons'], 'construction-property-services'),
];
