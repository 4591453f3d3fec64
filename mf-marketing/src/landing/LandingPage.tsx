import { notFound } from '@site/shell/kit';
import type { LoaderContext } from '@site/shell/remote';
import { useLocation } from 'react-router-dom';
import { DecodedLanding } from './DecodedLanding';
import { landingAt } from './landingAt';
import { WrittenLanding } from './WrittenLanding';

/** A landing page: written by the team, or made from the known words of its address. */
export function LandingPage() {
  const { pathname } = useLocation();
  const landing = landingAt(pathname);
  if (!landing) return null;
  if (landing.kind === 'written') return <WrittenLanding words={landing.words} />;
  return <DecodedLanding subject={landing.subject} pathname={pathname} />;
}

export { LandingPage as Component };

export async function loader({ url }: LoaderContext): Promise<void> {
  if (!landingAt(url.pathname)) throw notFound();
}
