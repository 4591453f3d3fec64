import { contentRoutes } from '../../content/contentRoutes';
import { type Previewed, previewed } from '../../content/previews';
import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { anyone } from '../../http/can';
import { sendCompressed } from '../../http/compressed';
import { notFound } from '../../http/Refusal';
import { currentSettings } from '../settings/currentSettings';
import { getFeed, getPost, getPostFiling, getRegister, listPosts, type PostDraft } from './contract';
import { feed } from './feed';
import { postFiling } from './filing';
import type { PostRecord } from './model';
import { mayReadPosts } from './policy';
import { postKind, publicWords } from './postKind';
import { previewedPost, publishedPost, publishedPosts } from './publishedPosts';
import { registerOf } from './registerOf';

/** The blog as the public reads it, and as the team writes it. */
export function postRoutes(api: Api): void {
  answer(api, listPosts, anyone, async ({ req, res }) => {
    const { list, summaries } = await publishedPosts();
    // Compressed once for all who ask within two seconds; the contract was kept when the copy was made.
    res.set('Cache-Control', 'public, max-age=5');
    const body = sendCompressed(req, res, 'json', list);
    api.kept.keep(req, res, req.originalUrl, body, () => publishedPosts.fresh()?.list === list);
    return summaries;
  });

  answer(api, getRegister, anyone, async ({ query: { q = '', tag = '', page }, res }) => {
    const { summaries } = await publishedPosts();
    res.set('Cache-Control', 'public, max-age=5');
    return registerOf(summaries, { q, tag, page: Number(page ?? 1) });
  });

  answer(api, getPost, anyone, async ({ params, req, res }) => {
    const preview = await previewed(api, postKind, params.slug, req, res);
    if (preview) return previewedPost(recordOf(preview));
    const post = await publishedPost(params.slug);
    if (!post) throw notFound('There is no such post.');
    if (!req.get('x-preview')) res.set('Cache-Control', 'public, max-age=5');
    return post;
  });

  answer(api, getFeed, anyone, async ({ res }) => {
    const [{ summaries }, settings] = await Promise.all([publishedPosts(), currentSettings()]);
    res.set('Cache-Control', 'public, max-age=60');
    return feed({
      name: settings?.name ?? api.env.brand.name,
      origin: api.env.publicOrigin,
      posts: summaries,
    });
  });

  answer(api, getPostFiling, mayReadPosts, postFiling);

  contentRoutes(api, postKind);
}

function recordOf({ id, slug, draft, record }: Previewed<PostDraft>): PostRecord {
  const { publishedAt, publishAt = publishedAt ?? new Date(), version, createdAt, updatedAt } = record;
  return { _id: id, publishAt, ...publicWords(draft), slug, isDraft: false, version, createdAt, updatedAt };
}
