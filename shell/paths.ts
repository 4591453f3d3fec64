/**
 * The paths that packages link to, with the labels of cards, menus and breadcrumbs. Each remote's `remote.ts` defines
 * its pages.
 */
export const paths = {
  home: '/',
  homeServices: '/#services',
  services: '/services',
  service: (slug: ServiceSlug) => `/services/${slug}`,
  industryService: (slug: IndustryServiceSlug) => `/industry-services/${slug}`,
  industries: '/industries',
  industry: (slug: IndustrySlug) => `/industries/${slug}`,
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  /** The contact form with service and challenge chosen already; both are values of the enquiry's contract. */
  contactAbout: (about: { service: string; challenge: string }) =>
    `/contact?${new URLSearchParams(about)}#write`,
  bookings: '/bookings',
  /** The booking page with the topic of the page that led there. */
  bookingsAbout: (slug: string) => `/bookings?about=${encodeURIComponent(slug)}`,
  /** The booking page with a meeting type selected: the slug of one that the office offers. */
  bookingsFor: (type: 'consultation' | 'security-assessment') => `/bookings?type=${type}`,
  schedule: '/schedule',
  blog: '/blog',
  blogFeed: '/blog/rss.xml',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  tools: '/tools',
  tool: (slug: ToolSlug) => `/tools/${slug}`,
  partners: '/partners',
  businessTechCheck: '/assessments/BusinessTechCheck',
  healthcareSecurity: '/assessments/healthcare-security',
  sharedResult: (key: string) => `/r/${encodeURIComponent(key)}`,
  city: (slug: CitySlug) => `/service-areas/${slug}`,
  trust: '/trust',
  caseStudies: '/case-studies',
  caseStudy: (slug: string) => `/case-studies/${encodeURIComponent(slug)}`,
  fivePointsBor: '/fivepointsbor',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiePreferences: '/cookie-preferences',
  sitemap: '/sitemap',
  unsubscribe: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  notFound: '/404',
  embedded: '/embedded',
  embeddedContact: '/embedded/contact',
  embeddedForm: (slug: string) => `/embedded/forms/${encodeURIComponent(slug)}`,
  embeddedBooking: '/embedded/booking',
  embeddedTool: (slug: ToolSlug) => `/embedded/tools/${slug}`,
  embeddedAssessment: (slug: string) => `/embedded/assessments/${slug}`,
  invite: '/invite',
  passwordReset: '/password-reset',
  passwordResetMfa: '/password-reset-mfa',
  admin: {
    home: '/admin',
    login: '/admin/login',
    mfaSetup: '/admin/mfa-setup',
    account: '/admin/account',
    users: '/admin/users',
    dashboard: '/admin/dashboard',
    leads: '/admin/leads',
    contacts: '/admin/contacts',
    lead: (id: string) => `/admin/leads/${encodeURIComponent(id)}`,
    embedding: '/admin/settings/frames',
  },
} as const;

export const services = [
  { slug: 'service-desk', label: 'Service Desk Support' },
  { slug: 'cybersecurity', label: '24/7 Endpoint & Identity Security' },
  { slug: 'solution-packages', label: 'Managed Support Solutions' },
  { slug: 'enterprise-productivity-tools', label: 'Modern Workplace Technology' },
  { slug: 'data-migrations', label: 'Data Migrations' },
  { slug: 'pcaas', label: 'PC as a Service' },
  { slug: 'it-advisory', label: 'IT Advisory' },
  { slug: 'project-management', label: 'Project Management' },
  { slug: 'it-talent-acquisition', label: 'IT Talent Acquisition' },
  { slug: 'it-leadership-training', label: 'IT Leadership Training' },
  { slug: 'security-awareness-training', label: 'Security Awareness Training' },
  { slug: 'itil-strategy-development', label: 'ITSM Advisory' },
  { slug: 'it-service-management-assessment', label: 'IT Service Management Assessment' },
  { slug: 'technology-maturity-assessment', label: 'Technology Maturity Assessment' },
  { slug: 'cybersecurity-risk-assessment', label: 'Cybersecurity Risk Assessment' },
] as const;
export type ServiceSlug = (typeof services)[number]['slug'];

/** Second addresses of a service page: the page shown is the one they name. */
export const serviceAliases = {
  'managed-support': 'solution-packages',
  'communication-data': 'data-migrations',
  advisory: 'it-advisory',
  'technology-education': 'security-awareness-training',
} as const satisfies Record<string, ServiceSlug>;

export const industryServices = [
  { slug: 'workstation-support', label: 'Workstation Support' },
  { slug: 'identity-security', label: 'Identity Security' },
  { slug: 'endpoint-threat-protection', label: 'Endpoint Threat Protection' },
  { slug: 'security-awareness-training', label: 'Endpoint Security Training' },
  { slug: 'live-monitoring-soc', label: 'Live Monitoring SOC' },
  { slug: 'patch-update-management', label: 'Patch & Update Management' },
  { slug: 'asset-management', label: 'Comprehensive Asset Management' },
  { slug: 'device-lifecycle', label: 'Device Lifecycle' },
  { slug: 'software-training', label: 'Software Training' },
] as const;
export type IndustryServiceSlug = (typeof industryServices)[number]['slug'];

export const industries = [
  { slug: 'commercial-real-estate', label: 'Commercial Real Estate' },
  { slug: 'architecture-engineering', label: 'Architecture and Engineering' },
  { slug: 'legal', label: 'Legal' },
  { slug: 'accounting-finance', label: 'Accounting and Finance' },
  { slug: 'construction-property-services', label: 'Construction and Property Services' },
  { slug: 'marketing-design', label: 'Marketing and Design' },
  { slug: 'auto-sales-service', label: 'Auto Sales and Service' },
  { slug: 'non-profit', label: 'Non-profit' },
  { slug: 'healthcare', label: 'Healthcare' },
] as const;
export type IndustrySlug = (typeof industries)[number]['slug'];

export const cities = [
  { slug: 'round-rock', label: 'Round Rock' },
  { slug: 'georgetown', label: 'Georgetown' },
  { slug: 'cedar-park', label: 'Cedar Park' },
  { slug: 'hutto', label: 'Hutto' },
  { slug: 'austin', label: 'Austin' },
  { slug: 'san-antonio', label: 'San Antonio' },
  { slug: 'dallas', label: 'Dallas' },
  { slug: 'taylor', label: 'Taylor' },
  { slug: 'temple', label: 'Temple' },
  { slug: 'waco', label: 'Waco' },
] as const;
export type CitySlug = (typeof cities)[number]['slug'];

export const tools = [
  { slug: 'email-security', label: 'Email Security' },
  { slug: 'phishing-detection', label: 'Phishing Detection' },
  { slug: 'password-strength', label: 'Password Strength' },
  { slug: 'domain-security', label: 'Domain Security' },
] as const;
export type ToolSlug = (typeof tools)[number]['slug'];

export const assessments = [
  { slug: 'BusinessTechCheck', label: 'Business Technology Assessment' },
  { slug: 'healthcare-security', label: 'Healthcare Security Assessment' },
] as const;

/** The main navigation, in its order. */
export const mainNavigation = [
  { label: 'Home', to: paths.home },
  { label: 'Services', to: paths.services },
  { label: 'Industries', to: paths.industries },
  { label: 'Foundry', to: paths.blog },
  { label: 'About', to: paths.about },
  { label: 'FAQ', to: paths.faq },
  { label: 'Contact', to: paths.contact },
] as const;
