import type { Exposure } from '@site/api/insights/variants/contract';
import { readConsent } from '@site/shell/kit';

type Shown = Pick<Exposure, 'run' | 'variant'>;

/**
 * Reports the view of a page with a goal, and each click on its phone number, unless the visitor declined analytics or a
 * program controls the browser. Reports at once, so that later actions are counted after the view. Returns a function that
 * stops it.
 */
export function reportLandingView(slug: string, { run, variant }: Shown): () => void {
  const report = (what: Exposure['what']) => {
    if (navigator.webdriver || readConsent()?.analytics === false) return;
    const exposure: Exposure = { run, variant, what };
    navigator.sendBeacon(
      `/api/landing-pages/${encodeURIComponent(slug)}/exposures`,
      JSON.stringify(exposure),
    );
  };
  const handleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href^="tel:"]')) report('called');
  };
  report('shown');
  document.addEventListener('click', handleClick, true);
  return () => document.removeEventListener('click', handleClick, true);
}
