import { cities, industries, industryServices, serviceAliases, services } from '@site/shell/paths';
import type { Remote } from '@site/shell/remote';

const aliases = Object.entries(serviceAliases).map(([slug, service]) => ({
  slug,
  label: services.find((one) => one.slug === service)?.label ?? service,
  isListed: false,
}));

/** The pages that win clients: everything public except blog, tools and assessments. */
export default {
  name: 'mf_marketing',
  pages: [
    { path: '/', expose: './HomePage', label: 'Home', group: 'Company' },
    { path: '/about', expose: './AboutPage', label: 'About', group: 'Company' },
    { path: '/faq', expose: './FaqPage', label: 'FAQ', group: 'Company' },
    { path: '/contact', expose: './ContactPage', label: 'Contact', group: 'Company' },
    { path: '/bookings', expose: './BookingsPage', label: 'Book a conversation', group: 'Company' },
    { path: '/schedule', expose: './BookingsPage', label: 'Book a conversation', isListed: false },
    { path: '/booking-confirmation', expose: './BookingConfirmationPage', label: 'Booked', isListed: false },
    { path: '/sitemap', expose: './SitemapPage', label: 'Sitemap', group: 'Company' },
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
      group: 'Building blocks',
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
      label: 'Cybersecurity for small and mid-sized firms',
      group: 'Welcome pages',
    },
    {
      path: '/landing/:slug',
      expose: './LandingPage',
      label: 'Landing page',
      frame: 'landing',
      isListed: false,
    },
    { path: '/:slug', expose: './LandingPage', label: 'Landing page', frame: 'landing', isListed: false },
    { path: '/privacy-policy', expose: './PrivacyPolicyPage', label: 'Privacy Policy', group: 'Legal' },
    { path: '/terms-of-service', expose: './TermsOfServicePage', label: 'Terms of Service', group: 'Legal' },
    {
      path: '/cookie-preferences',
      expose: './CookiePreferencesPage',
      label: 'Cookie Preferences',
      group: 'Legal',
    },
    { path: '/unsubscribe/:token', expose: './UnsubscribePage', label: 'Unsubscribe', isPrivate: true },
    {
      path: '/embedded/contact',
      expose: './EmbeddedContactPage',
      label: 'Contact',
      frame: 'bare',
      isListed: false,
    },
  ],
} satisfies Remote as Remote;
