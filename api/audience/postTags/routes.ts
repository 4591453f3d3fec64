import { Content, type ContentRecord } from '../../content/documents/model';
import type { PostDraft } from '../../content/posts/contract';
import { mayReadPosts } from '../../content/posts/policy';
import { postKind } from '../../content/posts/postKind';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { badRequest, conflict, notFound } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { changePostTag, getPostTopics, listPostTags } from './contract';
import { mayEditPostTags, mayListPostTags } from './policy';
import { readPostTags } from './readPostTags';
import { renameTag } from './renameTag';
import { keyOf, moveTopics, readTopicTags, topicsOf } from './topicTags';

/** The tags of posts, and the newsletter topics tied to them. */
export function postTagRoutes(api: Api): void {
  addRoute(api, listPostTags, mayListPostTags, async () => {
    const items = await readPostTags();
    return { items, nextCursor: null, total: items.length, isMore: false };
  });

  addRoute(
    api,
    changePostTag,
    mayEditPostTags,
    async ({ body, user, audit }) => {
      const { from, isMerge } = body;
      const to = oneLine(body.to).trim().replace(/ +/g, ' ');
      if (!to) throw badRequest(EMPTY, { to: EMPTY });
      if (to.includes(',')) throw badRequest(COMMA, { to: COMMA });
      const names = (await readPostTags()).map(({ name }) => name);
      const tag = names.find((name) => keyOf(name) === keyOf(from));
      if (!tag) throw notFound('There is no post with this tag.');
      const other = names.find((name) => keyOf(name) === keyOf(to) && name !== tag);
      if (isMerge && !other) throw conflict('The other tag no longer exists. Please reload the list.');
      if (!isMerge && other) throw conflict(`There is already a tag ${other}. Merge the two instead.`);
      const name = isMerge && other ? other : to;
      const topics = await moveTopics(tag, name);
      const posts = await renameTag(tag, name, user);
      audit(name, { tag }, { tag: name, posts, topics });
      return { posts, tag: name };
    },
    { deadline: 20, afterCommit: postKind.cache?.refresh },
  );

  addRoute(api, getPostTopics, mayReadPosts, async ({ params, user }) => {
    const post = await Content.findOne({ _id: params.post, kind: postKind.name }).lean<ContentRecord>();
    authorize(mayReadPosts, user, post);
    return { topics: topicsOf((post.draft as PostDraft).tags, await readTopicTags()) };
  });
}

const EMPTY = 'Please enter a name.';
const COMMA = 'A tag cannot contain a comma.';
