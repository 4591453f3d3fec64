import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { SquareButton } from '../page/SquareButton';

/**
 * Maximum number of indicators beside the buttons on a phone that are large enough to tap; more get a row of their
 * own.
 */
const FITS_BESIDE = 5;

/** Height of the controls, reserved before they render. */
export const controlsClass = (count: number) => (count > FITS_BESIDE ? 'controls is-long' : 'controls');

/** Previous, next and pause buttons, and one indicator per card. */
export function CarouselControls({
  count,
  current,
  itemName,
  isPaused,
  onPause,
  onMove,
  onGo,
}: CarouselControlsProps) {
  return (
    <div className={controlsClass(count)}>
      <SquareButton label="Previous" onClick={() => onMove(-1)}>
        <ArrowLeft aria-hidden />
      </SquareButton>
      <SquareButton label="Next" onClick={() => onMove(1)}>
        <ArrowRight aria-hidden />
      </SquareButton>
      {onPause && (
        <SquareButton
          label={isPaused ? 'Play rotation' : 'Pause rotation'}
          onClick={() => onPause(!isPaused)}
        >
          {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
        </SquareButton>
      )}
      <div className="scale">
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the ring
            key={index}
            type="button"
            aria-label={itemName(index)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onGo(index)}
          >
            {index + 1}
          </button>
        ))}
      </div>
    </div>
  );
}

export interface CarouselControlsProps {
  count: number;
  current: number;
  itemName: (index: number) => string;
  isPaused: boolean;
  /** Undefined if there is no autoplay. */
  onPause?: (isPaused: boolean) => void;
  onMove: (steps: -1 | 1) => void;
  onGo: (index: number) => void;
}
