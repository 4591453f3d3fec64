import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CardsProps } from './Carousel';
import { CarouselControls } from './CarouselControls';
import { MultiCarousel, responsive, type Track } from './multiCarousel';
import { cardOf, slideOf } from './ring';
import { TrackState } from './TrackState';
import { useDestination } from './useDestination';
import { useDragGuard } from './useDragGuard';
import { useIsSuspended } from './useIsSuspended';

/** The moving cards, with controls. */
export function MovingTrack({
  count,
  current,
  renderItem,
  calm,
  interval,
  itemName,
  onCurrent,
}: MovingTrackProps) {
  const container = useRef<HTMLDivElement>(null);
  const track = useRef<Track>(null);
  const [perView, setPerView] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const isSuspended = useIsSuspended(container);
  const { go, handleDepart, handleArrive } = useDestination(track);
  const dragGuard = useDragGuard();

  // When the number of visible cards is known or changes, the same card stays current.
  const settle = useEffectEvent(() => track.current?.goToSlide(slideOf(current, perView), true, false));
  useEffect(() => {
    if (perView) settle();
  }, [perView]);

  const move = (steps: -1 | 1) => (steps > 0 ? track.current?.next(0) : track.current?.previous(0));
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys repeat what the buttons inside do
    <div onKeyDown={handleKey}>
      <div className="window" ref={container} {...dragGuard}>
        <MultiCarousel
          ref={track as never}
          responsive={responsive}
          infinite
          arrows={false}
          keyBoardControl={false}
          autoPlay={!calm && !isPaused && !isSuspended}
          autoPlaySpeed={interval}
          customTransition={calm ? 'none' : 'transform 600ms cubic-bezier(.2,.7,.1,1)'}
          transitionDuration={calm ? 1 : 600}
          pauseOnHover={false}
          beforeChange={(slide, { slidesToShow }) => {
            handleDepart();
            onCurrent(cardOf(slide, slidesToShow, count));
          }}
          afterChange={handleArrive}
          customButtonGroup={<TrackState container={container} onPerView={setPerView} />}
          renderButtonGroupOutside
        >
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the ring
            <div className={index === current ? 'card is-current' : 'card'} key={index}>
              {renderItem(index, index === current)}
            </div>
          ))}
        </MultiCarousel>
      </div>
      <CarouselControls
        count={count}
        current={current}
        itemName={itemName}
        isPaused={isPaused}
        onPause={calm ? undefined : setIsPaused}
        onMove={move}
        onGo={(index) => go(slideOf(index, perView))}
      />
    </div>
  );
}

export interface MovingTrackProps extends CardsProps {
  /** No autoplay, and moves are not animated. */
  calm: boolean;
  interval: number;
  itemName: (index: number) => string;
  onCurrent: (index: number) => void;
}
