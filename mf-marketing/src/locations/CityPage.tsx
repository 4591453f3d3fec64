import { Button, CallToAction, Faq, notFound, Seo, useSettings } from '@site/shell/kit';
import { type CitySlug, paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { useParams } from 'react-router-dom';
import { CallFirst } from '../parts/CallFirst';
import { Quarter } from '../parts/Quarter';
import { questionsData } from '../parts/questionsData';
import { RelatedSheets } from '../parts/RelatedSheets';
import { SheetHead } from '../parts/SheetHead';
import { serviceData } from '../parts/serviceData';
import { CityFacts } from './CityFacts';
import { LOCATIONS, SERVICE_AREA } from './content';
import { NearbyList } from './NearbyList';
import { Survey } from './Survey';
import { WireAndRoad } from './WireAndRoad';

/** A service area: where it lies from the desk, what is local about it, and what travels by wire or by road. */
export function CityPage() {
  const settings = useSettings();
  const city = cityOf(useParams().slug);
  if (!city) return null;
  const path = paths.city(city.slug as CitySlug);
  const title = `${SERVICE_AREA.heading} ${city.name}`;
  const trail = [
    { label: 'Home', to: paths.home },
    { label: 'Service areas', to: `${paths.sitemap}#service-areas` },
    { label: city.name, to: path },
  ];
  return (
    <>
      <Seo
        title={`${title}, Texas`}
        description={city.summary}
        path={path}
        crumbs={trail}
        jsonLd={[
          serviceData(settings, {
            name: title,
            description: city.summary,
            path,
            areaServed: `${city.name}, Texas`,
          }),
          questionsData(SERVICE_AREA.faqs),
        ]}
      />
      <SheetHead
        crumbs={[{ label: 'Service areas', to: `${paths.sitemap}#service-areas` }]}
        current={city.name}
        title={title}
        lead={SERVICE_AREA.lead}
      >
        <CallFirst />
        <Button tone="line" to={paths.contact}>
          Write to us
        </Button>
      </SheetHead>
      <Survey city={city} />
      <Quarter
        id="local"
        title="What is local about it"
        note="Tickets are the same everywhere. These are not."
      >
        <CityFacts facts={city.facts} />
      </Quarter>
      <WireAndRoad />
      <Quarter
        id="nearby"
        title={SERVICE_AREA.nearby}
        note={`Straight lines from ${city.name}, in miles. The needle shows the way.`}
      >
        <NearbyList city={city} />
      </Quarter>
      <Quarter id="questions" title={`Asked in ${city.name}`} ground="sheet">
        <Faq items={SERVICE_AREA.faqs} />
      </Quarter>
      <RelatedSheets
        related={[
          paths.service('service-desk'),
          ...city.industries.map((slug) => `${paths.industries}/${slug}`),
        ]}
      />
      <CallToAction title={`${city.name}, what is in your way?`} to={paths.contact} label="Write to us">
        Call, or write and say which street you are on. We will check what reaches it.
      </CallToAction>
    </>
  );
}

export { CityPage as Component };

export async function loader({ params }: LoaderContext): Promise<void> {
  if (!cityOf(params.slug)) throw notFound();
}

const cityOf = (slug?: string) => LOCATIONS.find((location) => location.slug === slug);
