import type { Location } from '@site/api/contract/locations';
import { Button, CallToAction, Faq, useSettings } from '@site/shell/kit';
import { type CitySlug, type IndustrySlug, paths } from '@site/shell/paths';
import { questionsData } from '../parts/jsonLd/questionsData';
import { serviceData } from '../parts/jsonLd/serviceData';
import { CallFirst } from '../parts/sheet/CallFirst';
import { Quarter } from '../parts/sheet/Quarter';
import { RelatedSheets } from '../parts/sheet/RelatedSheets';
import { SheetPage } from '../parts/sheet/SheetPage';
import { CityFacts } from './CityFacts';
import { SERVICE_AREA } from './content';
import { LocalSections } from './LocalSections';
import { NearbyList } from './NearbyList';
import { Survey } from './Survey';
import { WireAndRoad } from './WireAndRoad';

/** A service area: where it lies from the desk, what is local about it, and what travels by wire or by road. */
export function CityView({ city }: { city: Location }) {
  const settings = useSettings();
  const { name, state, summary, lead, faqs } = city;
  const path = paths.city(city.slug as CitySlug);
  const title = `${SERVICE_AREA.heading} ${name}`;
  return (
    <SheetPage
      title={title}
      searchTitle={`${title}, ${state}`}
      description={summary}
      lead={lead}
      path={path}
      crumbs={[{ label: 'Service areas', to: `${paths.sitemap}#service-areas` }]}
      label={name}
      jsonLd={[
        serviceData(settings, {
          ...{ name: title, description: summary, path },
          areaServed: `${name}, ${state}`,
        }),
        questionsData(faqs),
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
      <Quarter id="local" title={`What is local about ${name}`}>
        <LocalSections sections={city.sections} />
      </Quarter>
      <WireAndRoad />
      <Quarter id="questions" title={`Asked in ${name}`}>
        <Faq items={faqs} />
      </Quarter>
      <Quarter id="facts" title="Where that is written" ground="sheet">
        <CityFacts facts={city.facts} />
      </Quarter>
      <Quarter
        id="nearby"
        title={SERVICE_AREA.nearby}
        note={`Straight lines from ${name}, in miles. The needle shows the way.`}
      >
        <NearbyList city={city} />
      </Quarter>
      <RelatedSheets
        related={[
          paths.service('service-desk'),
          ...city.industries.map((slug) => paths.industry(slug as IndustrySlug)),
        ]}
      />
      <CallToAction title={`${name}, what is in your way?`} to={paths.contact} label="Write to us">
        Call, or write and say which street you are on. We will check what reaches it.
      </CallToAction>
    </SheetPage>
  );
}
