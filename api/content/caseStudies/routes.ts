import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { notFound } from '../../platform/errors/HttpError';
import { contentRoutes } from '../documents/contentRoutes';
import { findPreview } from '../documents/previews';
import { caseStudyKind } from './caseStudyKind';
import { getCaseStudy, listCaseStudies } from './contract';
import { publishedCaseStudies, toSummary, toView } from './publishedCaseStudies';

/** The public routes of case studies, and those of their documents. */
export function caseStudyRoutes(api: Api): void {
  addRoute(api, listCaseStudies, anyone, async ({ res }) => {
    res.set('Cache-Control', 'public, max-age=5');
    return (await publishedCaseStudies()).map(toSummary);
  });

  addRoute(api, getCaseStudy, anyone, async ({ params, req, res }) => {
    const preview = await findPreview(api, caseStudyKind, params.slug, req, res);
    if (preview) {
      const { draft, slug, record } = preview;
      const publishedAt = record.publishedAt ?? record.updatedAt;
      return toView({ ...draft, slug }, { publishedAt, updatedAt: record.updatedAt });
    }
    const caseStudy = (await publishedCaseStudies()).find(({ slug }) => slug === params.slug);
    if (!caseStudy) throw notFound('There is no such case study.');
    if (!req.get('x-preview')) res.set('Cache-Control', 'public, max-age=5');
    return caseStudy;
  });

  contentRoutes(api, caseStudyKind);
}
