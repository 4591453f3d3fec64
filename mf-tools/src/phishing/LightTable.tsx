import { Note, VisuallyHidden } from '@site/shell/kit';
import { useId, useState } from 'react';
import { LightTableLook } from './LightTableLook';
import { marked } from './marked';
import { withBoxes } from './reading/defang';
import type { Line, Reading } from './reading/Reading';

/** The message on a light table: as it is seen left of the seam, with what it hides right of it, and the reasons beside. */
export function LightTable({ reading }: { reading: Reading }) {
  const [light, setLight] = useState<number>();
  const [pointed, setPointed] = useState(0);
  const hint = useId();
  const { lines, reasons } = reading;
  const style = light === undefined ? undefined : ({ '--x': `${light}%` } as object);
  return (
    <LightTableLook>
      <div className="xray" style={style}>
        <i className="glow" />
        {lines.map((line) => (
          <Row key={line.id} line={line} reading={reading} pointed={pointed} />
        ))}
        <Note as="span" className="hint" id={hint}>
          drag the light across
        </Note>
        <i className="seam" />
        <input
          type="range"
          min="0"
          max="100"
          value={light ?? 17}
          onChange={({ target }) => setLight(Number(target.value))}
          aria-label="Move the light: left is all X-ray, right is the message as seen"
        />
      </div>
      <ol className="reasons" aria-label="Reasons">
        {reasons.length === 0 && <li className="is-none">Nothing in it matched a sign this page knows.</li>}
        {reasons.map(({ id, title, says, points }, place) => (
          <li
            key={id}
            className={points ? undefined : 'is-free'}
            onMouseEnter={() => setPointed(place + 1)}
            onMouseLeave={() => setPointed(0)}
          >
            <span className="bal" aria-hidden="true">
              {place + 1}
            </span>
            <h3>{title}</h3>
            <em>{points ? `+${points}` : 'no points'}</em>
            <p>{says}</p>
          </li>
        ))}
      </ol>
    </LightTableLook>
  );
}

interface RowProps {
  line: Line;
  reading: Reading;
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
          <Marked at={id} text={text} reading={reading} pointed={pointed} />
          {hidden.map((one) => (
            <small key={one.id}>
              {one.lead && `${one.lead} `}
              <Marked at={one.id} text={one.text} reading={reading} pointed={pointed} />
            </small>
          ))}
        </p>
      </div>
    </div>
  );
}

function Marked({ at, text, reading, pointed }: { at: string; text: string } & Omit<RowProps, 'line'>) {
  return marked(reading, at, text).map(({ text: piece, reasons, ends }, place) =>
    reasons.length === 0 ? (
      withBoxes(piece)
    ) : (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place
        key={place}
        className={markClass(reading, reasons, pointed)}
      >
        {withBoxes(piece)}
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

function markClass(reading: Reading, numbers: number[], pointed: number) {
  const isFree = numbers.every((number) => reading.reasons[number - 1]?.points === 0);
  return [isFree && 'is-free', numbers.includes(pointed) && 'is-on'].filter(Boolean).join(' ') || undefined;
}
