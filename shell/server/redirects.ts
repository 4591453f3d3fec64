import { paths } from '../paths';

const SERVICE_CODES = new Map(
  Object.entries({
    'managed-it-services': 'its',
    'managed-cybersecurity': 'mcs',
    'data-migrations': 'dm',
    'enterprise-productivity-solutions': 'eps',
    'pc-as-a-service': 'pcaas',
    'security-audits': 'sa',
  }),
);

const INDUSTRY_CODES = new Map(
  Object.entries({
    'accounting-finance': 'fin',
    'legal-firms': 'legal',
    'commercial-real-estate': 'cre',
    healthcare: 'health',
    'non-profit': 'npo',
    'construction-property-services': 'cons',
    'retail-ecommerce': 'rems',
    'architecture-engineering': 'ae',
    automotive: 'auto',
    'marketing-design': 'md',
  }),
);

/** Where an old address leads now, with its query; `undefined` when it is not an old address. */
export function redirectFor(pathname: string, search: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean);
  if (segments[0] === 'insights') return `/blog${segments.length > 1 ? `/${segments.at(-1)}` : ''}${search}`;
  if (pathname === paths.admin.home) return `${paths.admin.dashboard}${search}`;
  if (segments[0] === 'solutions' && segments.length === 4) return solution(segments, search);
  return undefined;
}

function solution([, service = '', location, industry = '']: string[], search: string): string | undefined {
  const [serviceCode, industryCode] = [SERVICE_CODES.get(service), INDUSTRY_CODES.get(industry)];
  if (location !== 'austin-texas' || !serviceCode || !industryCode) return undefined;
  return `/${serviceCode}-${industryCode}-austin-texas${search}`;
}
