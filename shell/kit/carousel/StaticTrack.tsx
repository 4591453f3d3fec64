import type { CardsProps } from './Carousel';
import { controlsClass } from './CarouselControls';

/** The cards before hydration: the same view as the moving track at rest, and a scrollable list. */
export function StaticTrack({ count, start, renderItem }: CardsProps) {
  const before = (start - 1 + count) % count;
  const order = Array.from({ length: count }, (_, index) => (before + index) % count);
  return (
    <>
      <div className="window">
        <ul className="still">
          {order.map((index) => (
            <li
              key={index}
              className={index === start ? 'is-current' : index === before ? 'is-before' : undefined}
            >
              {renderItem(index, index === start)}
            </li>
          ))}
        </ul>
      </div>
      <div className={controlsClass(count)}>
        <div className="scale" />
      </div>
    </>
  );
}
