import { paths } from '../../paths';
import { isBelow } from '../router/findRoute';

/**
 * Behavior of a page embedded on another site: links to the rest of the site open in a new tab, because other pages
 * cannot be framed, and the parent page is sent its height on every change: `{ type: 'embedded-height', height }` in
 * CSS pixels, only to the parent's origin.
 */
export function startEmbedded(): void {
  window.addEventListener('click', openOutside, { capture: true });
  const origin = parentOrigin();
  const page = document.getElementById('main');
  if (!page || !origin) return;
  const postHeight = () =>
    window.parent.postMessage(
      { type: 'embedded-height', height: Math.ceil(page.getBoundingClientRect().height) },
      origin,
    );
  new ResizeObserver(postHeight).observe(page);
}

function openOutside({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !/^https?:$/.test(link.protocol) || isBelow(paths.embedded, link.pathname)) return;
  link.target = '_blank';
  link.rel = 'noopener';
}

/**
 * The parent page's origin. The content security policy already restricts parents; a page that hides its origin gets
 * no messages.
 */
function parentOrigin(): string | undefined {
  if (window.parent === window) return undefined;
  const [nearest] = window.location.ancestorOrigins ?? [];
  return nearest ?? (document.referrer ? new URL(document.referrer).origin : undefined);
}
