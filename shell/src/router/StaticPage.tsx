import { useHydrated } from '../../kit';
import { PageError } from '../layout/PageError';

/**
 * The server's HTML of the first page, readable though nothing in it works: for when its remote's code does not
 * load or throws. `reuseServerHtml` must have been called before React took over the document.
 */
export function StaticPage() {
  const isHydrated = useHydrated();
  return (
    <>
      {isHydrated && <PageError kind="inert" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's rendering, put back unchanged */}
      <div data-page suppressHydrationWarning dangerouslySetInnerHTML={{ __html: serverHtml }} />
    </>
  );
}

let serverHtml = '';

/** Remembers what the server rendered. Call once, before hydration. */
export function reuseServerHtml() {
  serverHtml = document.querySelector('[data-page]')?.innerHTML ?? '';
}
