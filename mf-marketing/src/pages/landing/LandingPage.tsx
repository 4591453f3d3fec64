import type { LandingPage as Landing, LandingResponse } from '@site/api/content/landingPages/contract';
import { gone, notFound, redirect, sameAs, useCachedResult } from '@site/shell/kit';
import type { LoaderContext, PageAddress } from '@site/shell/remote';
import { useLocation } from 'react-router-dom';
import { UnavailablePage } from '../../innerPage/UnavailablePage';
import { type ComposedLanding, composeLanding } from './composeLanding';
import { GenericLanding } from './GenericLanding';
import { landingSubject, subjectSlug } from './landingSubject';
import { RecordLanding } from './RecordLanding';
import { slugOf } from './slugOf';
import { loadSubjectTexts, textFilesOf } from './subjectTexts';

/** A landing page: a record of the team, or one composed from the known words of its URL. */
export function LandingPage({ content }: { content: LandingContent }) {
  const { pathname } = useLocation();
  const slug = slugOf(pathname)?.slug ?? '';
  const page = useCachedResult<LandingResponse>('getLandingPage', { slug })?.page;
  if (page) return <RecordLanding page={page} />;
  if (content.composed) return <GenericLanding landing={content.composed} />;
  return <UnavailablePage path={pathname} />;
}

export { LandingPage as Component };

interface LandingContent {
  files?: readonly string[];
  composed?: ComposedLanding;
}

export async function content({ url }: PageAddress): Promise<LandingContent> {
  const address = slugOf(url.pathname);
  if (!address) throw notFound();
  if (!address.isAdmitted) return {};
  const subject = landingSubject(address.slug);
  return { files: textFilesOf(subject), composed: composeLanding(subject, await loadSubjectTexts(subject)) };
}

export async function loader({ url, fetch }: LoaderContext): Promise<void> {
  const { slug, isAdmitted } = slugOf(url.pathname) ?? { slug: '', isAdmitted: false };
  if (url.searchParams.has(GENERIC)) return;
  const { landingApi } = await import('./landingApi');
  const answer: LandingResponse = await fetch(landingApi.endpoints.getLandingPage.initiate({ slug }));
  if (answer.leadsTo) throw redirect(answer.leadsTo);
  if (answer.isExpired) throw gone();
  if (answer.page) return loadForms(answer.page, fetch);
  throw isAdmitted ? sameAs(`/${subjectSlug(landingSubject(slug))}?${GENERIC}`) : notFound();
}

/** Loads the forms that the page shows. Without one of them the page has the contact form. */
async function loadForms({ blocks }: Landing, fetch: LoaderContext['fetch']): Promise<void> {
  const slugs = blocks.flatMap((block) => (block.kind === 'form' && block.form ? [block.form] : []));
  if (!slugs.length) return;
  const { formsApi } = await import('../../contactForm/sending/formsApi');
  const requests = [...new Set(slugs)].map((slug) =>
    fetch(formsApi.endpoints.getPublicForm.initiate({ slug })),
  );
  await Promise.allSettled(requests);
}

/** A query that visitors cannot request: its cached page depends on the path alone. */
const GENERIC = 'generic';
