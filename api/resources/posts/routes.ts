import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { anyone } from '../../http/can';
import { sendPacked } from '../../http/packed';
import { notFound } from '../../http/Refusal';
import { currentSettings } from '../settings/currentSettings';
import { getFeed, getPost, listPosts } from './contract';
import { feed } from './feed';
import { publishedPost, publishedPosts } from './publishedPosts';

/** The blog as the public reads it. */
export function postRoutes(api: Api): void {
  answer(api, listPosts, anyone, async ({ req, res }) => {
    const { list, summaries } = await publishedPosts();
    // Packed once for all who ask within two seconds; the contract was kept when the copy was made.
    res.set('Cache-Control', 'public, max-age=5');
    sendPacked(req, res, 'json', list);
    return summaries;
  });

  answer(api, getPost, anyone, async ({ params, res }) => {
    const post = await publishedPost(params.slug);
    if (!post) throw notFound('There is no such post.');
    res.set('Cache-Control', 'public, max-age=5');
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
}
