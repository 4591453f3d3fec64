import { Button, LiveRegion, styled, useHydrated } from '@site/shell/kit';
import { lazy, Suspense, useState } from 'react';
import { TitledSection } from '../../../innerPage/TitledSection';
import type { Goal } from '../content/Outline';
import { CompareBar } from './CompareBar';
import { FinderBar } from './FinderBar';
import { filterOffers } from './filterOffers';
import { GROUPS } from './groups';
import { BLOCKS, type Offer, SERVICES } from './offers';
import { ServiceIndex } from './ServiceIndex';
import { useOfferTexts } from './useOfferTexts';

const Comparison = lazy(() => import('./Comparison').then(({ Comparison }) => ({ default: Comparison })));

/** Maximum number of compared services. */
const MOST = 3;

/** The services in groups, searched by word and by goal, up to three compared side by side. */
export function ServiceFinder() {
  const [words, setWords] = useState('');
  const [goal, setGoal] = useState<Goal>();
  const [chosen, setChosen] = useState<Offer[]>([]);
  const [compared, setCompared] = useState<Offer[]>([]);
  const [texts, bringTexts] = useOfferTexts();
  const isHydrated = useHydrated();
  const search = { words, goal, texts };
  const [services, blocks] = [filterOffers(SERVICES, search), filterOffers(BLOCKS, search)];
  const count = services.length + blocks.length;
  const isAll = count === SERVICES.length + BLOCKS.length;
  const choice = {
    isReady: isHydrated,
    chosen: chosen.map(({ to }) => to),
    isFull: chosen.length >= MOST,
    onChoose: (offer: Offer) => {
      const others = chosen.filter(({ to }) => to !== offer.to);
      const next = others.length < chosen.length ? others : [...chosen, offer].slice(0, MOST);
      setChosen(next);
      if (compared.length) setCompared(next.length > 1 ? next : []);
    },
  };
  const showAll = () => {
    setWords('');
    setGoal(undefined);
  };
  return (
    <>
      <FinderBar
        words={words}
        goal={goal}
        isHydrated={isHydrated}
        onWords={setWords}
        onGoal={setGoal}
        onFocus={bringTexts}
      />
      <LiveRegion>{isAll ? '' : `${count} ${count === 1 ? 'service' : 'services'} found`}</LiveRegion>
      {GROUPS.map(({ title, note, slugs }, index) => {
        const all = slugs.flatMap((slug) => SERVICES.filter((offer) => offer.slug === slug));
        const offers = all.filter((offer) => services.includes(offer));
        return (
          offers.length > 0 && (
            <TitledSection
              key={title}
              id={title.toLowerCase()}
              title={title}
              note={note}
              background={index % 2 ? undefined : 'sheet'}
            >
              <ServiceIndex all={all} offers={offers} choice={choice} start={isAll ? all[0] : undefined} />
            </TitledSection>
          )
        );
      })}
      {blocks.length > 0 && (
        <TitledSection
          id="building-blocks"
          title={isAll ? 'Nine add-ons' : 'Add-ons'}
          note="Included in most packages. You can also buy them separately."
          background="sheet"
        >
          <ServiceIndex all={BLOCKS} offers={blocks} choice={choice} />
        </TitledSection>
      )}
      {count === 0 && (
        <Nothing className="wrap">
          <h2>No services found</h2>
          <p>Try another word or goal, or contact us and describe what you need.</p>
          <Button tone="line" size="small" onClick={showAll}>
            Show all services
          </Button>
        </Nothing>
      )}
      {compared.length > 0 && (
        <Suspense fallback={null}>
          <Comparison offers={compared} onClose={() => setCompared([])} />
        </Suspense>
      )}
      <CompareBar
        chosen={chosen}
        isShown={compared.length > 0}
        onRemove={choice.onChoose}
        onCompare={() => setCompared(chosen)}
      />
    </>
  );
}

const Nothing = styled('div')`
  padding-bottom: clamp(64px, 7vw, 112px);
  h2 {
    font-size: var(--fs-h3);
  }
  p {
    margin: 8px 0 20px;
  }
`;
