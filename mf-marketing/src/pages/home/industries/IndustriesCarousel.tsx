import { Carousel } from '@site/shell/kit/carousel';
import { useEffect } from 'react';
import { industryIllustrations } from '../../../illustrations/industryIllustrations';
import { industryCards } from '../../../innerPage/industryCards';
import { IndustryCard } from './IndustryCard';

const MIDDLE = Math.floor(industryCards.length / 2);

/** The nine cards; the middle one is current at first. */
export function IndustriesCarousel() {
  // A card that slides in must not be empty; lazy images start only once they are in view.
  useEffect(() => {
    for (const address of Object.values(industryIllustrations)) new Image().src = address;
  }, []);
  return (
    <Carousel
      label="Industries"
      count={industryCards.length}
      start={MIDDLE}
      interval={4000}
      itemName={(index) => industryCards[index]!.title}
      renderItem={(index, isCurrent) => <IndustryCard index={index} isCurrent={isCurrent} />}
    />
  );
}
