import { notFound } from '@site/shell/kit';
import type { PageAddress } from '@site/shell/remote';
import { useLocation } from 'react-router-dom';
import { DecodedLanding } from './DecodedLanding';
import { type FoundLanding, landingAt } from './landingAt';
import { WrittenLanding } from './WrittenLanding';

/** A landing page: written by the team, or made from the known words of its address. */
export function LandingPage({ content }: { content: FoundLanding }) {
  const { pathname } = useLocation();
  if ('words' in content) return <WrittenLanding words={content.words} />;
  return <DecodedLanding subject={content.subject} path={pathname} />;
}

export { LandingPage as Component };

export async function content({ url }: PageAddress): Promise<FoundLanding> {
  const landing = await landingAt(url.pathname);
  if (!landing) throw notFound();
  return landing;
}
