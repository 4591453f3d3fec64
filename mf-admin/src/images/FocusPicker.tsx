import type { Focus } from '@site/api/media/contract';
import { styled } from '@site/shell/kit';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';

/** Sets the focal point of an image by pointer or arrow keys, with previews of the crops. */
export function FocusPicker({ label, help, address, alt, size, value, onChange }: FocusPickerProps) {
  const id = useId();
  const { x, y } = value;
  const set = (next: Focus) => onChange({ x: within(next.x), y: within(next.y) });
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    set({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const handleKey = (event: KeyboardEvent) => {
    const [right, down] = STEPS[event.key] ?? [0, 0];
    if (!right && !down) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.1 : 0.01;
    set({ x: x + right * step, y: y + down * step });
  };
  const cut = { objectPosition: `${x * 100}% ${y * 100}%` };
  return (
    <Styles>
      <div
        className="image"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={point}
      >
        <img src={address} alt={alt} {...size} draggable={false} />
        <button
          type="button"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          aria-label={`${label}: ${percent(x)} from the left, ${percent(y)} from the top`}
          aria-describedby={id}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
          onKeyDown={handleKey}
        />
      </div>
      <div className="cuts" aria-hidden="true">
        {['wide', 'square', 'tall'].map((shape) => (
          <img key={shape} className={shape} src={address} alt="" style={cut} />
        ))}
        <p className="m mu">
          {percent(x)} · {percent(y)}
        </p>
      </div>
      <p id={id} className="mu">
        {help && `${help} `}Click the image or use the arrow keys. Hold Shift for larger steps.
      </p>
    </Styles>
  );
}

interface FocusPickerProps {
  label: string;
  help?: string;
  /** The image. */
  address: string;
  alt: string;
  /** In pixels, if known. */
  size?: { width: number; height: number };
  value: Focus;
  onChange: (focus: Focus) => void;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
const percent = (share: number) => `${Math.round(share * 100)}%`;

const Styles = styled('div')`
  display: grid;
  gap: 10px;
  .image {
    position: relative;
    justify-self: center;
    overflow: hidden;
    border-radius: var(--r-cell);
    background: var(--sand);
    cursor: crosshair;
    touch-action: none;
  }
  .image img {
    display: block;
    width: auto;
    height: auto;
    max-width: 100%;
    max-height: 300px;
  }
  button {
    position: absolute;
    width: 28px;
    height: 28px;
    margin: -14px 0 0 -14px;
    padding: 0;
    border: 2px solid #fff;
    border-radius: 50%;
    background: radial-gradient(circle, var(--ember) 0 4px, transparent 5px);
    box-shadow:
      0 0 0 1px rgba(7, 23, 42, 0.7),
      inset 0 0 0 1px rgba(7, 23, 42, 0.5);
    cursor: grab;
  }
  .cuts {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .cuts img {
    height: 48px;
    object-fit: cover;
    border-radius: var(--r-cell);
    background: var(--sand);
  }
  .wide {
    width: 86px;
  }
  .square {
    width: 48px;
  }
  .tall {
    width: 32px;
  }
  .cuts p {
    margin-left: auto;
  }
  > p {
    font-size: var(--a13);
  }
`;
