import { Button, below, SmartLink, styled, useSettings } from '../../kit';
import { cities, industryServices, paths, services } from '../../paths';
import { FooterColumn } from './FooterColumn';
import { SocialLinks } from './SocialLinks';
import { Wordmark } from './Wordmark';

/** The title block at the foot of every public page. Seal and social links appear only when they are set. */
export function Footer() {
  const { name, phone, phoneHref, email, emailHref, address, socials, sealImage, year } = useSettings();
  return (
    <Look id="footer">
      <div className="wrap">
        <div className="block">
          <FooterColumn title="Company" to={paths.about} links={COMPANY} />
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
            <p>
              {address.locality}, {address.region} {address.postalCode}
            </p>
            <Button className="start" size="small" to={paths.bookings}>
              Get Started
            </Button>
          </div>
        </div>
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
    </Look>
  );
}

const SERVICE_AREAS = `${paths.sitemap}#service-areas`;

const COMPANY = [
  { label: 'About', to: paths.about },
  { label: 'Industries', to: paths.industries },
  { label: 'The Foundry', to: paths.blog },
  { label: 'FAQ', to: paths.faq },
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

const Look = styled('footer')`
  border-top: 1px solid var(--line-2);
  background: var(--sheet);
  overflow: clip;
  .block {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    border-inline: 1px solid var(--line);
  }
  .column {
    padding: 32px 28px 36px;
    border-left: 1px solid var(--line);
    min-width: 0;
  }
  .column:first-of-type {
    border-left: 0;
  }
  h2 {
    font-size: 0.9375rem;
    font-weight: 600;
    letter-spacing: -0.01em;
    color: var(--blue);
    margin-bottom: 14px;
  }
  h2 a {
    text-decoration: none;
  }
  ul a,
  .link {
    text-decoration: none;
    color: var(--ink);
    display: inline-block;
    padding: 5px 0;
    font-size: 1rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
    text-decoration-thickness: 1px;
  }
  .areas ul {
    columns: 2;
    column-gap: 16px;
  }
  .tel {
    font-size: 1.5rem;
    letter-spacing: -0.03em;
    font-weight: 500;
    color: var(--ink);
    text-decoration: none;
    display: block;
  }
  .inquiries {
    margin-top: 10px;
  }
  .inquiries span {
    display: block;
    font-size: 0.875rem;
    line-height: 1.3;
    color: var(--muted);
  }
  .start {
    margin-top: 20px;
  }
  .start:hover {
    text-decoration: none;
  }
  .row {
    display: flex;
    align-items: center;
    gap: 28px;
    border-top: 1px solid var(--line-2);
    border-inline: 1px solid var(--line);
    padding: 20px 28px;
    flex-wrap: wrap;
  }
  .seal {
    margin-left: auto;
    height: 64px;
    width: auto;
  }
  .legal {
    border-top: 1px solid var(--line-2);
    border-inline: 1px solid var(--line);
    display: flex;
    flex-wrap: wrap;
    gap: 4px 28px;
    padding: 14px 28px;
    font-size: 0.9375rem;
    align-items: center;
  }
  .legal a {
    text-decoration: none;
    color: var(--text);
    padding: 8px 0;
  }
  .legal a:hover {
    text-decoration: underline;
  }
  .legal span {
    margin-left: auto;
    color: var(--muted);
  }
  @media ${below.laptop} {
    .block {
      grid-template-columns: 1fr 1fr;
    }
    .column:nth-of-type(odd) {
      border-left: 0;
    }
    .column:nth-of-type(n + 3) {
      border-top: 1px solid var(--line);
    }
  }
  @media ${below.small} {
    > .wrap {
      width: 100%;
    }
    .block,
    .row,
    .legal {
      border-inline: 0;
    }
    .column {
      padding: 24px 20px;
    }
    .column.is-wide {
      grid-column: 1 / -1;
      border-left: 0;
    }
    .row,
    .legal {
      padding-inline: 20px;
    }
    .seal {
      margin-left: 0;
    }
    .legal {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0 16px;
    }
    .legal span {
      margin: 8px 0;
      grid-column: 1 / -1;
    }
    ul a,
    .link {
      padding: 8px 0;
    }
  }
`;
