import { Seo } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { LANDINGS } from './content';
import { LandingLayout } from './LandingLayout';

/** A landing page in the team's own words. Its address without `/landing` is the one that counts. */
export function WrittenLanding({ words }: { words: (typeof LANDINGS)[number] }) {
  const isAboutEstate = words.slug === 'fivepointsbor';
  return (
    <>
      <Seo title={words.title} description={words.description} path={`/${words.slug}`} />
      <LandingLayout
        heading={words.heading}
        lead={words.lead}
        drawnAs={isAboutEstate ? paths.industry('commercial-real-estate') : paths.service('cybersecurity')}
        points={words.points}
        steps={words.steps}
        note={words.note}
      />
    </>
  );
}
