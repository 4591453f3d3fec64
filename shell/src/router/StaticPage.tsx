import { useHydrated } from '../../kit';
import { PageError } from '../layout/PageError';

/**
 * The server's HTML of the first page, readable but not interactive: used when its remote's code fails to load or
 * throws. `reuseServerHtml` must be called before hydration.
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

/** Saves the server's HTML of the page. Call it once, before hydration. */
export function reuseServerHtml() {
  serverHtml = document.querySelector('[data-page]')?.innerHTML ?? '';
}
