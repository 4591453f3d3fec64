import { useLocation } from 'react-router-dom';
import { Button, SmartLink, SubscribeForm, useSettings } from '../../kit';
import { assessments, cities, industryServices, paths, services, tools } from '../../paths';
import { Credentials } from './Credentials';
import { FooterColumn } from './FooterColumn';
import { FooterStyles } from './FooterStyles';
import { isCurrent } from './isCurrent';
import { SocialLinks } from './SocialLinks';
import { Wordmark } from './Wordmark';

/** The footer of every public page. Seal and social links appear only if they are set. */
export function Footer({ isLanding }: { isLanding?: boolean }) {
  const {
    name,
    phone,
    phoneHref,
    email,
    emailHref,
    address,
    socials,
    sealImage,
    year,
    credentials,
    hasCaseStudies,
  } = useSettings();
  // Blog pages have their own form, and landing pages have a single call to action.
  const hasBox = !isCurrent(paths.blog, useLocation().pathname) && !isLanding;
  return (
    <FooterStyles id="footer">
      <div className="wrap">
        <div className="block">
          <FooterColumn
            title="Company"
            to={paths.about}
            links={COMPANY.filter(({ to }) => hasCaseStudies || to !== paths.caseStudies)}
          />
          <FooterColumn title="Services" to={paths.services} links={SERVICES} />
          <FooterColumn title="Service Areas" to={SERVICE_AREAS} links={AREAS} className="areas is-wide" />
          <div className="column is-wide">
            <h2>
              <SmartLink to={paths.contact}>Contact</SmartLink>
            </h2>
            <a className="tel tn" href={phoneHref}>
              {phone}
            </a>
            <p className="inquiries">
              <span>Inquiries</span>
              <a className="link" href={emailHref}>
                {email}
              </a>
            </p>
            <div className="place">
              <p>
                {address.locality}, {address.region} {address.postalCode}
              </p>
              <Button className="start" size="small" to={paths.bookings}>
                Get Started
              </Button>
            </div>
          </div>
        </div>
        <nav className="tools" aria-labelledby="free-tools">
          <h2 id="free-tools">
            <SmartLink to={paths.tools}>Free tools</SmartLink>
          </h2>
          <ul>
            {TOOLS.map(({ label, to }) => (
              <li key={to}>
                <SmartLink to={to}>{label}</SmartLink>
              </li>
            ))}
          </ul>
        </nav>
        {hasBox && (
          <div className="notes">
            <div>
              <h2>Get new articles by email</h2>
              <p>Practical advice on IT and security for Central Texas businesses, in plain English.</p>
            </div>
            <SubscribeForm place="footer" />
          </div>
        )}
        {credentials.length > 0 && <Credentials credentials={credentials} />}
        {(socials.length > 0 || sealImage) && (
          <div className="row">
            <SocialLinks socials={socials} />
            {sealImage && (
              <img className="seal" src={sealImage} alt="Accreditation seal" height={64} loading="lazy" />
            )}
          </div>
        )}
        <div className="legal">
          {LEGAL.map(({ label, to }) => (
            <SmartLink key={to} to={to}>
              {label}
            </SmartLink>
          ))}
          <span>{`© ${year} ${name}`}</span>
        </div>
        <Wordmark name={name} />
      </div>
    </FooterStyles>
  );
}

const SERVICE_AREAS = `${paths.sitemap}#service-areas`;

const COMPANY = [
  { label: 'About', to: paths.about },
  { label: 'Industries', to: paths.industries },
  { label: 'Case studies', to: paths.caseStudies },
  { label: 'The Foundry', to: paths.blog },
  { label: 'FAQ', to: paths.faq },
  { label: 'Trust', to: paths.trust },
  { label: 'Get Started', to: paths.bookings },
  { label: 'Team Sign In', to: paths.admin.login },
];

const SERVICES = [
  ...['service-desk', 'cybersecurity'].map(serviceLink),
  ...industryServices
    .filter(({ slug }) => slug === 'asset-management')
    .map(({ slug, label }) => ({ label: label as string, to: paths.industryService(slug) })),
  ...['it-advisory', 'enterprise-productivity-tools'].map(serviceLink),
  { label: 'All services', to: paths.services },
];

const AREAS = cities.map(({ slug, label }) => ({ label: label as string, to: paths.city(slug) }));

const TOOLS = [
  ...tools.map(({ slug, label }) => ({ label: label as string, to: paths.tool(slug) })),
  ...assessments.map(({ slug, label }) => ({ label: label as string, to: `/assessments/${slug}` })),
];

const LEGAL = [
  { label: 'Privacy Policy', to: paths.privacyPolicy },
  { label: 'Terms of Service', to: paths.termsOfService },
  { label: 'Cookie Preferences', to: paths.cookiePreferences },
  { label: 'Sitemap', to: paths.sitemap },
];

function serviceLink(wanted: string): { label: string; to: string } {
  const service = services.find(({ slug }) => slug === wanted);
  if (!service) throw new Error(`No service is called ${wanted}`);
  return { label: service.label, to: paths.service(service.slug) };
}
