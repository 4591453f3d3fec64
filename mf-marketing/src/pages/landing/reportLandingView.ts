import type { Exposure } from '@site/api/insights/variants/contract';
import { readConsent } from '@site/shell/kit';

type Shown = Pick<Exposure, 'run' | 'variant'>;

/**
 * Tells that a page with a goal was shown, and each click on a phone number while it is; nothing of who has refused to
 * be counted. At once, so that what the visitor does next is counted as done afterwards. Gives back what ends it.
 */
export function reportLandingView(slug: string, { run, variant }: Shown): () => void {
  const report = (what: Exposure['what']) => {
    if (readConsent()?.analytics === false) return;
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
