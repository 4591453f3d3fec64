import { styled } from '@site/shell/kit';
import { useEffect, useState } from 'react';

/** A QR code, always dark on light so that cameras can read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [rendered, setRendered] = useState<{ of: string; size: number; d: string }>();
  useEffect(() => {
    let isUnmounted = false;
    import('qrcode')
      .then(({ create }) => {
        const { modules } = create(text, { errorCorrectionLevel: 'M' });
        if (!isUnmounted) setRendered({ of: text, ...toPath(modules) });
      })
      // The key is also shown as text.
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [text]);
  const size = rendered?.of === text ? rendered.size + 2 * QUIET_ZONE : 0;
  return (
    <Styles>
      {rendered && size > 0 && (
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
          <path fill="#07172a" d={rendered.d} />
        </svg>
      )}
    </Styles>
  );
}

/** The light margin in modules that scanners need. */
const QUIET_ZONE = 4;

interface Modules {
  size: number;
  get: (row: number, column: number) => number | boolean;
}

function toPath(modules: Modules): { size: number; d: string } {
  const { size } = modules;
  const cells = Array.from({ length: size * size }, (_, n) => [Math.floor(n / size), n % size] as const);
  const dark = cells.filter(([row, column]) => modules.get(row, column));
  return {
    size,
    d: dark.map(([row, column]) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`).join(''),
  };
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
