import type { Segment } from '../strength/Strength';
import { maskedText, segmentLetter } from './segmentText';

/** Decorative cells below the characters, hatched by kind, with a letter per part. */
export function SegmentCells({ segments }: { segments: Part[] }) {
  return (
    <div className="cells" aria-hidden="true">
      {segments.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
        <span className={`seg k-${segment.kind}`} key={index}>
          {[...segment.text].map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            <i key={index} />
          ))}
          {segmentLetter(segments, index) && (
            <b>
              <span className="bal">{segmentLetter(segments, index)}</span>
            </b>
          )}
        </span>
      ))}
    </div>
  );
}

/** The parts as chips, where there is no room for cells. */
export function SegmentChips({ segments, isHidden }: { segments: Part[]; isHidden: boolean }) {
  return (
    <div className="chips" aria-hidden="true">
      {segments.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
        <span className={`k-${segment.kind}`} key={index}>
          {maskedText(segment.text, isHidden)}
        </span>
      ))}
    </div>
  );
}

type Part = Pick<Segment, 'kind' | 'text'>;
