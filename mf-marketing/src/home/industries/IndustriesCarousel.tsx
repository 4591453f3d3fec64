import { Carousel } from '@site/shell/kit/carousel';
import { sheets } from '../../parts/sheets';
import { IndustryCard } from './IndustryCard';

const MIDDLE = Math.floor(sheets.industries.length / 2);

/** The nine cards; the middle one is the first to be current. */
export function IndustriesCarousel() {
  return (
    <Carousel
      label="Industries"
      count={sheets.industries.length}
      start={MIDDLE}
      interval={4000}
      itemName={(index) => sheets.industries[index]!.title}
      renderItem={(index, isCurrent) => <IndustryCard index={index} isCurrent={isCurrent} />}
    />
  );
}
