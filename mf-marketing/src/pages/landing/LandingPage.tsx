import { type ComposedLanding, composeLanding } from '@site/api/content/landingPages/composed/composeLanding';
import { landingSubject, subjectPath } from '@site/api/content/landingPages/composed/landingSubject';
import type { LandingPage as Landing, LandingResponse } from '@site/api/content/landingPages/contract';
import { gone, notFound, redirect, sameAs, useCachedResult, useSettings } from '@site/shell/kit';
import type { LoaderContext, PageAddress } from '@site/shell/remote';
import { useLocation } from 'react-router-dom';
import { UnavailablePage } from '../../innerPage/UnavailablePage';
import { GenericLanding } from './GenericLanding';
import { RecordLanding } from './RecordLanding';
import { slugOf } from './slugOf';
import { loadSubjectTexts, textFilesOf } from './subjectTexts';

/** A landing page: a record of the team, or one composed from the known words of its URL. */
export function LandingPage({ content }: { content: LandingContent }) {
  const { pathname } = useLocation();
  const slug = slugOf(pathname)?.slug ?? '';
  const answer = useCachedResult<LandingResponse>('getLandingPage', { slug });
  const { composed: rendered } = useSettings();
  if (answer?.page) return <RecordLanding page={answer.page} />;
  const { composed } = content;
  if (!composed) return <UnavailablePage path={pathname} />;
  // The server has a copy of the changed texts, which it adds without a call to the API.
  const changed = answer ? answer.composed : rendered?.path === composed.path ? rendered : undefined;
  return <GenericLanding landing={{ ...composed, ...changed }} />;
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
  throw isAdmitted ? sameAs(`${subjectPath(slug)}?${GENERIC}`) : notFound();
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
