import { paths } from '@site/shell/paths';

/** Every kind of page a visitor can meet, each with one address that shows it, in the frame it has there. */
export const templates = [
  paths.home,
  paths.about,
  paths.faq,
  paths.contact,
  paths.bookings,
  '/booking-confirmation',
  '/bookings/manage',
  paths.sitemap,
  paths.services,
  paths.service('cybersecurity'),
  paths.industryService('identity-security'),
  paths.industries,
  paths.industry('legal'),
  paths.city('round-rock'),
  paths.fivePointsBor,
  '/its-legal-austin-texas',
  paths.privacyPolicy,
  paths.termsOfService,
  paths.cookiePreferences,
  paths.unsubscribe('a-token-nobody-has'),
  paths.embeddedContact,
  paths.embeddedBooking,
  paths.embeddedAssessment('BusinessTechCheck'),
  paths.embeddedTool('password-strength'),
  paths.blog,
  paths.post('multi-factor-without-the-groans'),
  paths.tools,
  paths.tool('password-strength'),
  paths.tool('email-security'),
  paths.tool('domain-security'),
  paths.businessTechCheck,
] as const;

/** Pages that differ in how they are built: the long home page, folded questions, a text, a form, a tool. */
export const representatives = [
  paths.home,
  paths.faq,
  paths.service('cybersecurity'),
  paths.industry('legal'),
  paths.post('multi-factor-without-the-groans'),
  paths.bookings,
  paths.privacyPolicy,
  paths.tool('password-strength'),
] as const;
