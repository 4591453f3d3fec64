import { styled } from '@site/shell/kit';
import { useEffect, useState } from 'react';

/** A text as a QR code, dark on light whatever the scheme, since cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ of: string; size: number; d: string }>();
  useEffect(() => {
    let isGone = false;
    import('qrcode')
      .then(({ create }) => {
        const { modules } = create(text, { errorCorrectionLevel: 'M' });
        if (!isGone) setDrawn({ of: text, ...pathOf(modules) });
      })
      // The key stands beside it as text.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [text]);
  const size = drawn?.of === text ? drawn.size + 2 * QUIET : 0;
  return (
    <Styles>
      {drawn && size > 0 && (
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
          <path fill="#07172a" d={drawn.d} />
        </svg>
      )}
    </Styles>
  );
}

/** Light modules around it, without which it is not found. */
const QUIET = 4;

interface Modules {
  size: number;
  get: (row: number, column: number) => number | boolean;
}

function pathOf(modules: Modules): { size: number; d: string } {
  const { size } = modules;
  const places = Array.from({ length: size * size }, (_, n) => [Math.floor(n / size), n % size] as const);
  const dark = places.filter(([row, column]) => modules.get(row, column));
  return { size, d: dark.map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`).join('') };
}

const Styles = styled('div')`
  aspect-ratio: 1;
  width: 184px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  background: #fff;
  overflow: hidden;
  svg {
    width: 100%;
    height: 100%;
  }
`;
