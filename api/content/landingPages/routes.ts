import type { Request } from 'express';
import { is } from 'superstruct';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { assignVariant } from '../../insights/variants/assignVariant';
import { VariantChoice, type VariantName } from '../../insights/variants/contract';
import type { PageTest } from '../../insights/variants/pageTest';
import { clientAddress } from '../../platform/client/clientAddress';
import { contentRoutes } from '../documents/contentRoutes';
import { findPreview } from '../documents/previews';
import type { ComposedPage } from './composed/contract';
import { getLandingPage } from './contract';
import { landingKind, toPublicFields } from './landingKind';
import { findLandingResponse, previewLandingPage } from './publishedLandings';

/** What the page composed for a slug says, if the team changed its texts. */
type FindComposed = (slug: string) => Promise<ComposedPage | undefined>;

/** The public routes of landing pages, and those of their documents. */
export function landingPageRoutes(api: Api, findComposed: FindComposed): void {
  addRoute(api, getLandingPage, anyone, async ({ params, req, res }) => {
    const header = req.get('x-variant');
    const requested = is(header, VariantChoice) ? header : undefined;
    const preview = await findPreview(api, landingKind, params.slug, req, res);
    if (preview)
      return previewLandingPage(
        { ...toPublicFields(preview.draft), _id: preview.id, slug: preview.slug },
        requested,
      );
    const response = await findLandingResponse(params.slug, api.log, (test) => {
      if (test.variants.length > 1) res.set('Cache-Control', 'private, no-store');
      return test.variants.find((name) => name === requested) ?? assignVariantForRequest(req, api, test);
    });
    if (!res.get('Cache-Control')) res.set('Cache-Control', 'public, max-age=5');
    const composed = response.page || response.isExpired ? undefined : await findComposed(params.slug);
    return composed ? { ...response, composed } : response;
  });

  contentRoutes(api, landingKind);
}

/** The variant assigned to a visitor. A request without a client address is the page server's own, which gets the first. */
function assignVariantForRequest(req: Request, { env }: Api, { run, variants }: PageTest): VariantName {
  if (!req.get('x-forwarded-for')) return 'a';
  const address = clientAddress(req, env.internalKey);
  return variants[assignVariant(run, variants.length, address, req.get('user-agent') ?? '')] ?? 'a';
}
