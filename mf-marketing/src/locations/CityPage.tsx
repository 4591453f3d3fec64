import { Button, CallToAction, Faq, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { contentOf } from '../parts/contentOf';
import { questionsData } from '../parts/jsonLd/questionsData';
import { serviceData } from '../parts/jsonLd/serviceData';
import { CallFirst } from '../parts/sheet/CallFirst';
import { Quarter } from '../parts/sheet/Quarter';
import { RelatedSheets } from '../parts/sheet/RelatedSheets';
import { SheetPage } from '../parts/sheet/SheetPage';
import type { City } from './City';
import { CityFacts } from './CityFacts';
import { SERVICE_AREA } from './content';
import { cityFiles } from './files';
import { NearbyList } from './NearbyList';
import { placeOf } from './places';
import { Survey } from './Survey';
import { WireAndRoad } from './WireAndRoad';

/** A service area: where it lies from the desk, what is local about it, and what travels by wire or by road. */
export function CityPage({ content: city }: { content: City }) {
  const settings = useSettings();
  const { name } = placeOf(city.slug);
  const path = paths.city(city.slug);
  const title = `${SERVICE_AREA.heading} ${name}`;
  const areaServed = `${name}, Texas`;
  return (
    <SheetPage
      title={title}
      searchTitle={`${title}, Texas`}
      description={city.summary}
      lead={SERVICE_AREA.lead}
      path={path}
      crumbs={[{ label: 'Service areas', to: `${paths.sitemap}#service-areas` }]}
      label={name}
      jsonLd={[
        serviceData(settings, { name: title, description: city.summary, path, areaServed }),
        questionsData(SERVICE_AREA.faqs),
      ]}
      actions={
        <>
          <CallFirst />
          <Button tone="line" to={paths.contact}>
            Write to us
          </Button>
        </>
      }
    >
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
        note={`Straight lines from ${name}, in miles. The needle shows the way.`}
      >
        <NearbyList slug={city.slug} />
      </Quarter>
      <Quarter id="questions" title={`Asked in ${name}`} ground="sheet">
        <Faq items={SERVICE_AREA.faqs} />
      </Quarter>
      <RelatedSheets related={[paths.service('service-desk'), ...city.industries.map(paths.industry)]} />
      <CallToAction title={`${name}, what is in your way?`} to={paths.contact} label="Write to us">
        Call, or write and say which street you are on. We will check what reaches it.
      </CallToAction>
    </SheetPage>
  );
}

export { CityPage as Component };

export const content = contentOf(cityFiles);
