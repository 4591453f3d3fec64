import { paths } from '@site/shell/paths';
import { lazy, Suspense } from 'react';
import { TEASER } from '../copy/upperCopy';
import { TeaserFallback } from './TeaserFallback';
import { TeaserLoading } from './TeaserLoading';
import { TeaserStyles } from './TeaserStyles';
import { useAfterLoad } from './useAfterLoad';

/**
 * "The Foundry": the newest posts. The browser requests them after the page has loaded, so the page never waits
 * for them; without scripts the section links to the blog.
 */
export function TeaserSection() {
  const isLoaded = useAfterLoad();
  return (
    <TeaserStyles className="ruled edges" aria-labelledby="teaser-title">
      <div className="wrap">
        {/* Around both, so that the placeholders stay as they are while the code comes. */}
        <Suspense>{isLoaded ? <TeaserPosts /> : <TeaserLoading />}</Suspense>
        <noscript>
          <p className="without-scripts">
            <a href={paths.blog}>{TEASER.withoutScripts}</a>
          </p>
        </noscript>
      </div>
    </TeaserStyles>
  );
}

const Unreachable = () => <TeaserFallback text={TEASER.error} />;

const TeaserPosts = lazy(() =>
  import('./TeaserPosts').then(
    (module) => ({ default: module.TeaserPosts }),
    () => ({ default: Unreachable }),
  ),
);
