import type { LandingBlock, LandingPage } from '@site/api/content/landingPages/contract';
import { mediaAddressAt, mediaIdOf } from '@site/api/media/mediaAddress';
import { Button, recordLanding, styled, useHydrated } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { lazy, Suspense, useEffect } from 'react';
import { ENQUIRY_ID, EnquirySection } from '../../contactForm/EnquirySection';
import { topicOf } from '../../contactForm/topics';
import { illustrationAt } from '../../illustrations/illustrationAt';
import { bookingPath } from '../../innerPage/bookingPath';
import { CallAndBook } from '../../innerPage/CallAndBook';
import { InnerPage } from '../../innerPage/InnerPage';
import { questionsData } from '../../structuredData/questionsData';
import { BlockView } from './blocks/BlockView';

/** A landing page of the team, block by block. */
export function RecordLanding({ page }: { page: LandingPage }) {
  const { searchTitle, description, path, isListed, blocks, places } = page;
  const hero = blocks.find(({ kind }) => kind === 'hero') as Hero | undefined;
  const rest = blocks.filter((block) => block !== hero);
  const topic = topicOf(hero?.drawnAs);
  const bookTo = hero?.bookTo ?? bookingPath(hero?.drawnAs);
  useCounted(page);
  useEffect(() => {
    // A preview is not counted.
    if (!places) recordLanding(path);
  }, [path, places]);
  // Inside the editor's preview frame.
  const isFramed = useHydrated() && page.places !== undefined && window.parent !== window;
  const questions = rest.flatMap((block) => (block.kind === 'faq' ? block.items : []));
  return (
    <InnerPage
      title={hero?.title ?? searchTitle}
      searchTitle={searchTitle}
      description={description}
      lead={hero?.lead}
      path={path}
      noindex={!isListed}
      label="Start here"
      jsonLd={questions.length > 0 ? questionsData(questions) : undefined}
      bookTo={bookTo}
      illustration={illustrationAt(hero?.drawnAs ?? paths.service('service-desk'))}
      figure={
        hero?.image && (
          <HeroImage src={sizedImage(hero.image)} alt={hero.imageAlt ?? ''} fetchPriority="high" />
        )
      }
      actions={
        <CallAndBook bookTo={bookTo} callLabel={hero?.callLabel} bookLabel={hero?.bookLabel}>
          <Button tone="line" href={`#${ENQUIRY_ID}`}>
            Contact us
          </Button>
        </CallAndBook>
      }
    >
      {rest.map((block, index) => (
        <BlockView
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's blocks does not change
          key={index}
          id={`part-${index + 1}`}
          block={block}
          isShaded={index % 2 === 0}
          topic={topic}
        />
      ))}
      {!rest.some(({ kind }) => kind === 'form') && (
        <EnquirySection
          title="Tell us what slows you down"
          text="Call or send us a message. There’s no obligation."
          {...topic}
        />
      )}
      {isFramed && (
        <Suspense>
          <PointLayer page={page} />
        </Suspense>
      )}
    </InnerPage>
  );
}

/** An image of the library in the width that the header needs on a sharp screen. */
function sizedImage(image: string): string {
  const id = mediaIdOf(image);
  return id ? mediaAddressAt(id, 1280) : image;
}

/** Always 4 by 3, so that nothing moves when it loads. */
const HeroImage = styled('img')`
  aspect-ratio: 4 / 3;
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  &&&& {
    object-fit: cover;
  }
`;

const PointLayer = lazy(() =>
  import('./BlockSelectionLayer').then((module) => ({ default: module.BlockSelectionLayer })),
);

/** Reports the view of a page that has a goal, by code that no other page loads. */
function useCounted({ slug, test }: LandingPage) {
  const { run, variant } = test ?? {};
  useEffect(() => {
    if (!run || !variant) return undefined;
    let end = () => {};
    let isOver = false;
    import('./reportLandingView').then(
      ({ reportLandingView }) => {
        if (!isOver) end = reportLandingView(slug, { run, variant });
      },
      // If this fails, one visit is not counted.
      () => undefined,
    );
    return () => {
      isOver = true;
      end();
    };
  }, [slug, run, variant]);
}

type Hero = Extract<LandingBlock, { kind: 'hero' }>;
