import type { CaseStudy } from '@site/api/content/caseStudies/contract';
import { notFound, useCachedResult } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { useParams } from 'react-router-dom';
import { UnavailablePage } from '../../innerPage/UnavailablePage';
import { CaseStudyView } from './CaseStudyView';

/** A case study. Responds with 404 if none is published at the URL. */
export function CaseStudyPage() {
  const { slug = '' } = useParams();
  const caseStudy = useCachedResult<CaseStudy>('getCaseStudy', { slug });
  return caseStudy ? (
    <CaseStudyView caseStudy={caseStudy} />
  ) : (
    <UnavailablePage path={paths.caseStudy(slug)} />
  );
}

export { CaseStudyPage as Component };

export async function loader({ params, fetch }: LoaderContext): Promise<void> {
  const { caseStudiesApi } = await import('./caseStudiesApi');
  try {
    await fetch(caseStudiesApi.endpoints.getCaseStudy.initiate({ slug: params.slug ?? '' }));
  } catch (error) {
    if ((error as ApiError).status === 404) throw notFound();
    throw error;
  }
}
