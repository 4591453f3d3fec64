import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { sendCompressed } from '../../platform/cache/compress';
import { notFound } from '../../platform/errors/HttpError';
import { currentSettings } from '../../settings/currentSettings';
import { contentRoutes } from '../documents/contentRoutes';
import { findPreview, type PreviewedDocument } from '../documents/previews';
import { buildPostIndex } from './buildPostIndex';
import { getFeed, getPost, getPostFilterOptions, getPostIndex, listPosts, type PostDraft } from './contract';
import { findPostFilterOptions } from './findPostFilterOptions';
import type { PostRecord } from './model';
import { mayReadPosts } from './policy';
import { postKind, toPublicFields } from './postKind';
import { findPublishedPost, previewPost, publishedPosts } from './publishedPosts';
import { renderFeed } from './renderFeed';

/** The public routes of the blog, and those of its documents. */
export function postRoutes(api: Api): void {
  addRoute(api, listPosts, anyone, async ({ req, res }) => {
    const { list, summaries } = await publishedPosts();
    // The cached response was compressed, and checked against the contract, when the cache was filled.
    res.set('Cache-Control', 'public, max-age=5');
    const body = sendCompressed(req, res, 'json', list);
    api.responses.store(req, res, req.originalUrl, body, () => publishedPosts.fresh()?.list === list);
    return summaries;
  });

  addRoute(api, getPostIndex, anyone, async ({ query: { q = '', tag = '', page }, res }) => {
    const { summaries } = await publishedPosts();
    res.set('Cache-Control', 'public, max-age=5');
    return buildPostIndex(summaries, { q, tag, page: Number(page ?? 1) });
  });

  addRoute(api, getPost, anyone, async ({ params, req, res }) => {
    const preview = await findPreview(api, postKind, params.slug, req, res);
    if (preview) return previewPost(recordOf(preview));
    const post = await findPublishedPost(params.slug);
    if (!post) throw notFound('There is no such post.');
    if (!req.get('x-preview')) res.set('Cache-Control', 'public, max-age=5');
    return post;
  });

  addRoute(api, getFeed, anyone, async ({ res }) => {
    const [{ summaries }, settings] = await Promise.all([publishedPosts(), currentSettings()]);
    res.set('Cache-Control', 'public, max-age=60');
    return renderFeed({
      name: settings?.name ?? api.env.brand.name,
      origin: api.env.publicOrigin,
      posts: summaries,
    });
  });

  addRoute(api, getPostFilterOptions, mayReadPosts, findPostFilterOptions);

  contentRoutes(api, postKind);
}

function recordOf({ id, slug, draft, record }: PreviewedDocument<PostDraft>): PostRecord {
  const { publishedAt, publishAt = publishedAt ?? new Date(), version, createdAt, updatedAt } = record;
  return {
    _id: id,
    publishAt,
    ...toPublicFields(draft),
    slug,
    isDraft: false,
    version,
    createdAt,
    updatedAt,
  };
}
