import { Seo, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { Suspense, useRef } from 'react';
import { AboutSection } from './about/AboutSection';
import { ContactSection } from './closing/ContactSection';
import { ComparisonSection } from './comparison/ComparisonSection';
import { SEO } from './content';
import { CoreSection } from './core/CoreSection';
import { Fold } from './Fold';
import { HeroSection } from './hero/HeroSection';
import { IndustriesSection } from './industries/IndustriesSection';
import { PeopleSection } from './people/PeopleSection';
import { ReadinessSection } from './readiness/ReadinessSection';
import { ServicesSection } from './services/ServicesSection';
import { TeaserSection } from './teaser/TeaserSection';
import { TestimonialsSection } from './testimonials/TestimonialsSection';
import { useUnfolding } from './useUnfolding';

/**
 * The home page: from the promise to the form. It depends on no data, so that it stands when the API is down.
 * Every section below the fold is a boundary of its own: the browser takes them over one by one.
 */
export function HomePage() {
  const page = useRef<HTMLDivElement>(null);
  useUnfolding(page);
  return (
    <div ref={page}>
      <Seo {...SEO} path={paths.home} jsonLd={useBusiness()} />
      <HeroSection />
      {BELOW.map((Section) => (
        <Fold key={Section.name} className="fold">
          <Suspense fallback={null}>
            <Section />
          </Suspense>
        </Fold>
      ))}
    </div>
  );
}

export { HomePage as Component };

const BELOW = [
  CoreSection,
  ServicesSection,
  AboutSection,
  TestimonialsSection,
  IndustriesSection,
  ComparisonSection,
  PeopleSection,
  TeaserSection,
  ReadinessSection,
  ContactSection,
];

function useBusiness() {
  const { name, phone, email, address, origin, socials } = useSettings();
  const { locality, region, postalCode } = address;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${origin}/#business`,
    name,
    url: `${origin}/`,
    telephone: phone,
    email,
    description: SEO.description,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: 'US',
    },
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
  };
}
