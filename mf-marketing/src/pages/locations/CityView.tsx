import type { Location } from '@site/api/content/locations/contract';
import { ActionBar, Button, Faq, Page, useSettings } from '@site/shell/kit';
import { type CitySlug, paths } from '@site/shell/paths';
import { ENQUIRY_ID, EnquirySection } from '../../contactForm/EnquirySection';
import { topicOf } from '../../contactForm/topics';
import { CallAndBook } from '../../innerPage/CallAndBook';
import { RelatedPages } from '../../innerPage/RelatedPages';
import { TitledSection } from '../../innerPage/TitledSection';
import { questionsData } from '../../structuredData/questionsData';
import { serviceData } from '../../structuredData/serviceData';
import { CityFacts } from './CityFacts';
import { CityHeader } from './CityHeader';
import { SERVICE_AREA } from './content';
import { DistanceSection } from './DistanceSection';
import { LocalIndustries } from './LocalIndustries';
import { LocalSections } from './LocalSections';
import { NearbyList } from './NearbyList';
import { RemoteAndOnSite } from './RemoteAndOnSite';

/** A service area: its distance from the office, local information, and what is done remotely or on-site. */
export function CityView({ city }: { city: Location }) {
  const settings = useSettings();
  const { name, state, summary, lead, faqs } = city;
  const bookTo = paths.bookingsFor('consultation');
  const path = paths.city(city.slug as CitySlug);
  const title = `${SERVICE_AREA.heading} ${name}`;
  return (
    <Page
      title={title}
      searchTitle={`${title}, ${state}`}
      description={summary}
      lead={lead}
      path={path}
      breadcrumbs={[{ label: 'Service areas', to: `${paths.sitemap}#service-areas` }]}
      label={name}
      jsonLd={[
        serviceData(settings, {
          name: title,
          description: summary,
          path,
          areaServed: `${name}, ${state}`,
        }),
        questionsData(faqs),
      ]}
      renderHeader={(head) => (
        <CityHeader {...head} name={name}>
          <CallAndBook bookTo={bookTo}>
            <Button tone="line" to={`#${ENQUIRY_ID}`}>
              Contact us
            </Button>
          </CallAndBook>
        </CityHeader>
      )}
    >
      <DistanceSection city={city} />
      <TitledSection id="local" title={`Local IT support in ${name}`}>
        <LocalSections sections={city.sections} />
      </TitledSection>
      <RemoteAndOnSite city={city} />
      <LocalIndustries city={city} />
      <TitledSection id="questions" title={`Questions from ${name}`}>
        <Faq items={faqs} />
      </TitledSection>
      <TitledSection id="facts" title="Facts and sources" background="sheet">
        <CityFacts facts={city.facts} />
      </TitledSection>
      <TitledSection
        id="nearby"
        title={SERVICE_AREA.nearby}
        note={`Straight-line distance from ${name}, in miles.`}
      >
        <NearbyList city={city} />
      </TitledSection>
      <RelatedPages
        related={[
          paths.service('service-desk'),
          paths.service('cybersecurity'),
          paths.service('cybersecurity-risk-assessment'),
        ]}
      />
      <EnquirySection
        key={path}
        title={`Get IT help in ${name}`}
        text="Tell us what’s wrong and where you are. We’ll tell you what we can fix remotely and what needs a visit."
        {...topicOf(path)}
      />
      <ActionBar bookTo={bookTo} />
    </Page>
  );
}
