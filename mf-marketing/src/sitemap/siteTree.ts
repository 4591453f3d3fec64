import { mainNavigation, paths, tools } from '@site/shell/paths';
import { cityLinks, industryLinks, industryServiceLinks, serviceLinks } from '../parts/sheetLinks';

interface Branch {
  id: string;
  title: string;
  links: { to: string; label: string }[];
}

/** All pages that may be found, in the order of the house. Landing pages made from addresses are not among them. */
export const siteTree: Branch[] = [
  {
    id: 'company',
    title: 'Company',
    links: [...mainNavigation, { to: paths.bookings, label: 'Book a conversation' }],
  },
  { id: 'services', title: 'Services', links: serviceLinks },
  { id: 'building-blocks', title: 'Building blocks', links: industryServiceLinks },
  { id: 'industries', title: 'Industries', links: industryLinks },
  { id: 'areas', title: 'Service areas', links: cityLinks },
  {
    id: 'tools',
    title: 'Tools and assessments',
    links: [
      { to: paths.tools, label: 'All tools' },
      ...tools.map(({ slug, label }) => ({ to: paths.tool(slug), label })),
      { to: paths.businessTechCheck, label: 'Business Technology Assessment' },
      { to: paths.healthcareSecurity, label: 'Healthcare Security Assessment' },
    ],
  },
  {
    id: 'welcome',
    title: 'Welcome pages',
    links: [
      { to: paths.fivePointsBor, label: 'Welcome, real estate professionals' },
      { to: paths.cybersecurityLanding, label: 'Cybersecurity for small and mid-sized firms' },
    ],
  },
  {
    id: 'legal',
    title: 'Legal',
    links: [
      { to: paths.privacyPolicy, label: 'Privacy Policy' },
      { to: paths.termsOfService, label: 'Terms of Service' },
      { to: paths.cookiePreferences, label: 'Cookie Preferences' },
    ],
  },
];
