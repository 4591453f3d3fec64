import { paths } from '../../paths';
import { isBelow } from '../router/findRoute';

/**
 * What a page does in a frame of somebody else's: its links to the rest of the site open beside it, since the rest may
 * not be framed, and the page around it is told how tall it is, whenever that changes:
 * `{ type: 'embedded-height', height }` in CSS pixels, to that page's own origin and no other.
 */
export function startEmbedded(): void {
  window.addEventListener('click', leadOut, { capture: true });
  const origin = parentOrigin();
  const page = document.getElementById('main');
  if (!page || !origin) return;
  const tell = () =>
    window.parent.postMessage(
      { type: 'embedded-height', height: Math.ceil(page.getBoundingClientRect().height) },
      origin,
    );
  new ResizeObserver(tell).observe(page);
}

function leadOut({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !/^https?:$/.test(link.protocol) || isBelow(paths.embedded, link.pathname)) return;
  link.target = '_blank';
  link.rel = 'noopener';
}

/** The origin of the page around this one. The policy let it in already; a page that hides its origin is told nothing. */
function parentOrigin(): string | undefined {
  if (window.parent === window) return undefined;
  const [nearest] = window.location.ancestorOrigins ?? [];
  return nearest ?? (document.referrer ? new URL(document.referrer).origin : undefined);
}
