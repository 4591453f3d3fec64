import { cities, industries, industryServices, serviceAliases, services } from '@site/shell/paths';
import type { Remote } from '@site/shell/remote';

const aliases = Object.entries(serviceAliases).map(([slug, service]) => ({
  slug,
  label: services.find((one) => one.slug === service)?.label ?? service,
  isListed: false,
}));

/** Pages of emailed links, with and without a token. */
const sealed = (path: string, expose: string, label: string) =>
  [path, `${path}/:token`].map((one) => ({
    path: one,
    expose,
    label,
    frame: 'sealed' as const,
    isPrivate: true,
  }));

/** Pages for frames on other sites. */
const EMBEDDED = { frame: 'bare', isListed: false } as const;

/** All public pages except blog, tools and assessments. */
export default {
  name: 'mf_marketing',
  pages: [
    { path: '/', expose: './HomePage', label: 'Home', group: 'Company' },
    { path: '/about', expose: './AboutPage', label: 'About', group: 'Company' },
    { path: '/trust', expose: './TrustPage', label: 'Trust', group: 'Company' },
    // Listed by the API if there are case studies.
    { path: '/case-studies', expose: './CaseStudiesPage', label: 'Case studies', isListed: false },
    {
      path: '/case-studies/:slug',
      expose: './CaseStudyPage',
      label: 'Case study',
      group: 'Company',
    },
    { path: '/faq', expose: './FaqPage', label: 'FAQ', group: 'Company' },
    { path: '/contact', expose: './ContactPage', label: 'Contact', group: 'Company' },
    { path: '/bookings', expose: './BookingsPage', label: 'Book a call', group: 'Company' },
    { path: '/schedule', expose: './BookingsPage', label: 'Book a call', isListed: false },
    ...sealed('/bookings/manage', './ManageBookingPage', 'Your booking'),
    { path: '/booking-confirmation', expose: './BookingConfirmationPage', label: 'Booked', isListed: false },
    {
      path: '/sitemap',
      expose: './SitemapPage',
      label: 'Sitemap',
      group: 'Company',
      queryKeys: ['page'],
    },
    { path: '/services', expose: './ServicesPage', label: 'Services', group: 'Services' },
    {
      path: '/services/:slug',
      expose: './ServicePage',
      label: 'Service',
      group: 'Services',
      entries: [...services, ...aliases],
    },
    {
      path: '/industry-services/:slug',
      expose: './IndustryServicePage',
      label: 'Building block',
      group: 'Add-ons',
      entries: industryServices,
    },
    { path: '/industries', expose: './IndustriesPage', label: 'Industries', group: 'Industries' },
    {
      path: '/industries/:slug',
      expose: './IndustryPage',
      label: 'Industry',
      group: 'Industries',
      entries: industries,
    },
    {
      path: '/service-areas/:slug',
      expose: './CityPage',
      label: 'Service area',
      group: 'Service areas',
      entries: cities,
    },
    {
      path: '/fivepointsbor',
      expose: './LandingPage',
      label: 'Welcome, real estate professionals',
      group: 'Welcome pages',
    },
    {
      path: '/cybersecurity-landing',
      expose: './LandingPage',
      label: 'Cybersecurity for small and mid-sized companies',
      group: 'Welcome pages',
    },
    {
      path: '/landing/:slug',
      expose: './LandingPage',
      label: 'Landing page',
      group: 'Welcome pages',
      frame: 'landing',
    },
    {
      path: '/:slug',
      expose: './LandingPage',
      label: 'Landing page',
      group: 'Welcome pages',
      frame: 'landing',
    },
    { path: '/privacy-policy', expose: './PolicyPage', label: 'Privacy Policy', group: 'Legal' },
    { path: '/terms-of-service', expose: './PolicyPage', label: 'Terms of Service', group: 'Legal' },
    { path: '/policies/:slug', expose: './PolicyPage', label: 'Policy', group: 'Legal' },
    {
      path: '/cookie-preferences',
      expose: './CookiePreferencesPage',
      label: 'Cookie Preferences',
      group: 'Legal',
    },
    ...sealed('/subscribe', './SubscribePage', 'Articles by email'),
    ...sealed('/unsubscribe', './UnsubscribePage', 'Unsubscribe'),
    { path: '/embedded/booking', expose: './EmbeddedBookingPage', label: 'Book a call', ...EMBEDDED },
    {
      path: '/embedded/booking-confirmation',
      expose: './BookingConfirmationPage',
      label: 'Booked',
      ...EMBEDDED,
    },
    { path: '/embedded/contact', expose: './EmbeddedContactPage', label: 'Contact', ...EMBEDDED },
    { path: '/embedded/forms/:slug', expose: './EmbeddedFormPage', label: 'Form', ...EMBEDDED },
  ],
} satisfies Remote as Remote;
