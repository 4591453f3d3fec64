import { paths } from '@site/shell/paths';
import type { Landing } from './Landing';
import { LandingLayout } from './LandingLayout';

/** A landing page in the team's own words. Its address without `/landing` is the one that counts. */
export function WrittenLanding({ words }: { words: Landing }) {
  const { slug, ...said } = words;
  const drawnAs =
    slug === 'fivepointsbor' ? paths.industry('commercial-real-estate') : paths.service('cybersecurity');
  return <LandingLayout {...said} path={`/${slug}`} drawnAs={drawnAs} />;
}
