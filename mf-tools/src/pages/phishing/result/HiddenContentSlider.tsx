import { Note, VisuallyHidden } from '@site/shell/kit';
import { useId, useState } from 'react';
import type { Analysis, Line } from '../analysis/Analysis';
import { showInvisible } from '../analysis/defang';
import { HiddenContentSliderStyles } from './HiddenContentSliderStyles';
import { splitAtMarks } from './splitAtMarks';

/** The message with a slider: the visible content on the left, hidden content on the right, reasons beside it. */
export function HiddenContentSlider({ reading }: { reading: Analysis }) {
  const [light, setLight] = useState<number>();
  const [pointed, setPointed] = useState(0);
  const hint = useId();
  const { lines, reasons } = reading;
  const style = light === undefined ? undefined : ({ '--x': `${light}%` } as object);
  return (
    <HiddenContentSliderStyles>
      <div className="xray" style={style}>
        <i className="glow" />
        {lines.map((line) => (
          <Row key={line.id} line={line} reading={reading} pointed={pointed} />
        ))}
        <Note as="span" className="hint" id={hint}>
          drag to compare
        </Note>
        <i className="seam" />
        <input
          type="range"
          min="0"
          max="100"
          value={light ?? 17}
          onChange={({ target }) => setLight(Number(target.value))}
          aria-label="Move the slider: left shows what’s hidden, right the message as you see it"
        />
      </div>
      <ol className="reasons" aria-label="Reasons">
        {reasons.length === 0 && <li className="is-none">We found no warning sign that this tool knows.</li>}
        {reasons.map(({ id, title, message, points }, index) => (
          <li
            key={id}
            className={points ? undefined : 'is-free'}
            onMouseEnter={() => setPointed(index + 1)}
            onMouseLeave={() => setPointed(0)}
          >
            <span className="bal" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <em>{points ? `+${points}` : 'no points'}</em>
            <p>{message}</p>
          </li>
        ))}
      </ol>
    </HiddenContentSliderStyles>
  );
}

interface RowProps {
  line: Line;
  reading: Analysis;
  pointed: number;
}

function Row({ line, reading, pointed }: RowProps) {
  const { id, label, text, hidden } = line;
  return (
    <div className={label ? 'row has-label' : 'row'}>
      <div className="seen" aria-hidden="true">
        {label && <span>{label}</span>}
        <p>{text}</p>
      </div>
      <div className="ray">
        {label && <span>{label}</span>}
        <p>
          <MarkedText at={id} text={text} reading={reading} pointed={pointed} />
          {hidden.map((one) => (
            <small key={one.id}>
              {one.lead && `${one.lead} `}
              <MarkedText at={one.id} text={one.text} reading={reading} pointed={pointed} />
            </small>
          ))}
        </p>
      </div>
    </div>
  );
}

function MarkedText({ at, text, reading, pointed }: { at: string; text: string } & Omit<RowProps, 'line'>) {
  return splitAtMarks(reading, at, text).map(({ text: piece, reasons, ends }, index) =>
    reasons.length === 0 ? (
      showInvisible(piece)
    ) : (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place
        key={index}
        className={markClass(reading, reasons, pointed)}
      >
        {showInvisible(piece)}
        {ends.map((number) => (
          <i key={number}>
            <VisuallyHidden> (reason </VisuallyHidden>
            {number}
            <VisuallyHidden>)</VisuallyHidden>
          </i>
        ))}
      </mark>
    ),
  );
}

function markClass(reading: Analysis, numbers: number[], pointed: number) {
  const isWithoutPoints = numbers.every((number) => reading.reasons[number - 1]?.points === 0);
  return (
    [isWithoutPoints && 'is-free', numbers.includes(pointed) && 'is-on'].filter(Boolean).join(' ') ||
    undefined
  );
}
