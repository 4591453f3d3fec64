import { FoldMarker, lazyNearViewport, ParticleField, Seo, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { type CSSProperties, useEffect, useRef } from 'react';
import { businessData } from '../../structuredData/businessData';
import { SEO } from './copy/upperCopy';
import { DeferredSection } from './DeferredSection';
import { HeroSection } from './hero/HeroSection';
import { openDeferredSections } from './openDeferredSections';
import { TeaserSection } from './teaser/TeaserSection';

/**
 * The home page. It needs no data, so it works while the API is unavailable. The first screen hydrates at once
 * and every other section when it comes near the viewport, except the blog teaser, which loads its posts after
 * the page has loaded.
 */
export function HomePage() {
  const business = {
    '@context': 'https://schema.org',
    ...businessData(useSettings()),
    description: SEO.description,
  };
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => openDeferredSections(first.current), []);
  return (
    <>
      <Seo {...SEO} path={paths.home} jsonLd={business} />
      <ParticleField />
      <HeroSection />
      <FoldMarker />
      {Object.entries(BELOW).map(([name, Section], index) => (
        <DeferredSection
          key={name}
          ref={index ? undefined : first}
          style={{ '--place': index } as CSSProperties}
        >
          <Section />
        </DeferredSection>
      ))}
    </>
  );
}

export { HomePage as Component };

const lower = () => import('./lowerSections');

const BELOW = {
  core: lazyNearViewport(() => import('./core/CoreSection')),
  services: lazyNearViewport(() => lower().then(({ ServicesSection }) => ({ ServicesSection }))),
  about: lazyNearViewport(() => lower().then(({ AboutSection }) => ({ AboutSection }))),
  testimonials: lazyNearViewport(() => lower().then(({ TestimonialsSection }) => ({ TestimonialsSection }))),
  industries: lazyNearViewport(() => lower().then(({ IndustriesSection }) => ({ IndustriesSection }))),
  comparison: lazyNearViewport(() => lower().then(({ ComparisonSection }) => ({ ComparisonSection }))),
  people: lazyNearViewport(() => lower().then(({ PeopleSection }) => ({ PeopleSection }))),
  teaser: TeaserSection,
  readiness: lazyNearViewport(() => lower().then(({ ReadinessSection }) => ({ ReadinessSection }))),
  contact: lazyNearViewport(() => lower().then(({ ContactSection }) => ({ ContactSection }))),
};
