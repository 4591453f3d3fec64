import type { RolloutStage } from '@site/api/tools/scans/contract';
import type { CSSProperties } from 'react';
import { CopyButton } from '../../clipboard/CopyButton';
import { formatIsoDay } from '../../formatting/dates';
import { ResultSection } from '../../scans/result/ResultSection';
import { DmarcRolloutStyles } from './DmarcRolloutStyles';

/** The DMARC rollout to `p=reject` as a chart with date and record of each stage. */
export function DmarcRollout({ legs }: { legs: readonly RolloutStage[] }) {
  if (legs.length === 0) return null;
  const currentIndex = legs.findIndex(({ isHere }) => isHere);
  return (
    <ResultSection
      background="sand"
      title="Your steps to p=reject"
      intro={
        legs.length > 1
          ? 'Four steps. Go on when the reports show no problem. The weeks are typical, but your reports decide.'
          : undefined
      }
    >
      <DmarcRolloutStyles style={{ '--legs': legs.length } as CSSProperties}>
        {legs.length === 4 && <RolloutChart legs={legs} here={currentIndex} />}
        {legs.map(({ title, policy, from, week, text, until, record, isHere }, index) => (
          <div key={title} className={isHere ? 'leg is-here' : 'leg'}>
            <h3>{title}</h3>
            <p className="when">
              {isHere
                ? 'You are here'
                : index < currentIndex
                  ? 'Done'
                  : week
                    ? `From ${formatIsoDay(from)}`
                    : 'From today'}
            </p>
            <code>{policy}</code>
            <p>{text}</p>
            <p className="until">{until}</p>
            {index >= currentIndex && (
              <div className="record">
                <code>{record.value}</code>
                <CopyButton text={record.value} label="Copy record" context={`of ${title}`} />
              </div>
            )}
          </div>
        ))}
      </DmarcRolloutStyles>
    </ResultSection>
  );
}

/** The chart above the four columns. The marker is at the current stage, or before the first. */
function RolloutChart({ legs, here: currentIndex }: { legs: readonly RolloutStage[]; here: number }) {
  const index = Math.max(0, currentIndex);
  return (
    <svg viewBox="0 0 1200 226" aria-hidden="true">
      <path className="level" d="M0 24H1200M0 74H1200M0 126H1200" />
      <path className="ground" d="M0 200H1200" />
      <path className="ticks" d={TICKS} />
      <path
        className="climb"
        d="M6 168H220C262 168 262 126 304 126H520C562 126 562 74 604 74H820C862 74 862 24 904 24H1196M1186 18L1198 24L1186 30"
      />
      {HEIGHTS.map((y, index) => (
        <path key={y} className="drop" d={`M${6 + index * 300} ${y}V200`} />
      ))}
      <circle cx={6 + index * 300} cy={HEIGHTS[index]} r="16" className="halo" />
      <circle cx={6 + index * 300} cy={HEIGHTS[index]} r="7" className="ember" />
      <text x={28 + index * 300} y={(HEIGHTS[index] ?? 168) - 12} className="is-here">
        {currentIndex < 0 ? 'Start here' : 'You are here'}
      </text>
      {legs.map(({ week, title }, index) => (
        <text key={title} x={12 + index * 300} y="221">
          {index < currentIndex ? 'done' : `week ${week}`}
        </text>
      ))}
    </svg>
  );
}

const HEIGHTS = [168, 126, 74, 24];
const TICKS = Array.from({ length: 13 }, (_, index) => `M${index * 100} 200v${index % 3 ? 6 : 11}`).join('');
