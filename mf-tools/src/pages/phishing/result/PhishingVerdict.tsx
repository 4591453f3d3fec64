import { StateBadge } from '../../../checkStates/StateBadge';
import type { Analysis, Reason } from '../analysis/Analysis';
import { VERDICT_LABELS } from '../analysis/verdictLabels';
import { PhishingVerdictStyles } from './PhishingVerdictStyles';

/** The verdict on a scale, with the points of all reasons stacked. */
export function PhishingVerdict({ reading }: { reading: Analysis }) {
  const { verdict, points, reasons } = reading;
  const counted = reasons.filter((one) => one.points > 0);
  const rule = Math.min(Math.max(MIN_SCALE, points), MAX_SCALE);
  const share = (count: number) => `${((count / rule) * 100).toFixed(2)}%`;
  return (
    <PhishingVerdictStyles>
      <div className="summary">
        <StateBadge state={MARKS[verdict]}>{VERDICT_LABELS[verdict]}</StateBadge>
        <p>{sentence(reading, counted.length)}</p>
      </div>
      <div className="rule">
        <div
          className="points"
          role="img"
          aria-label={`${points} points counted. Below 25: no warning signs found. 25 to 59: suspicious. 60 and more: dangerous.`}
        >
          <div className="bars">
            {createBars(counted, rule).map(({ id, points: one, drawn }, index) => (
              <span
                key={id}
                className={drawn / rule < 0.07 ? 'is-thin' : undefined}
                style={{ '--p': share(drawn) } as object}
              >
                <b>+{one}</b>
                <em>{index + 1}</em>
              </span>
            ))}
          </div>
          <div className="scale">
            {STEPS.map(({ from, to, word, of }) => (
              <span
                key={word}
                className={of === verdict ? 'is-on' : undefined}
                style={{ '--p': share(from), '--w': share(to - from) } as object}
              >
                {word}
              </span>
            ))}
          </div>
          <i className="ember" style={{ '--p': share(Math.min(points, rule)) } as object} />
        </div>
      </div>
    </PhishingVerdictStyles>
  );
}

/** Minimum and maximum end of the scale in points. More points are only stated, or the labels would not fit. */
const MIN_SCALE = 110;
const MAX_SCALE = 160;

function createBars(counted: readonly Reason[], rule: number) {
  let left = rule;
  return counted.flatMap(({ id, points }) => {
    const drawn = Math.min(points, left);
    left -= drawn;
    return drawn > 0 ? [{ id, points, drawn }] : [];
  });
}

const MARKS = { nothing: 'unknown', suspicious: 'warn', dangerous: 'fail' } as const;
const STEPS = [
  { from: 0, to: 25, word: 'No warning signs found', of: 'nothing' },
  { from: 25, to: 60, word: 'Suspicious', of: 'suspicious' },
  { from: 60, to: MIN_SCALE, word: 'Dangerous', of: 'dangerous' },
] as const;

function sentence({ verdict, points }: Analysis, signs: number): string {
  const count = `${signs === 1 ? 'One sign' : `${COUNTS[signs] ?? signs} signs`}, ${points} points`;
  if (verdict === 'dangerous') return `This is very likely phishing. ${count}. Dangerous starts at 60.`;
  if (verdict === 'suspicious')
    return `Don’t do what it asks until someone you know has confirmed it. ${count}.`;
  return signs === 0
    ? 'That doesn’t mean it’s safe. Good phishing shows no signs. If you aren’t sure, call the sender.'
    : `${count}. Suspicious starts at 25. Good phishing can look like this.`;
}

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
