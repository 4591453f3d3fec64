import { findDocument } from '../../content/documents/findDocument';
import type { PostRecord } from '../../content/posts/model';
import { mayReadPosts, mayWritePosts } from '../../content/posts/policy';
import { postKind } from '../../content/posts/postKind';
import { findPublicRecord } from '../../content/posts/publishedPosts';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { newId } from '../../platform/db/newId';
import { conflict } from '../../platform/errors/HttpError';
import { newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { getMailing, sendMailing, testMailing } from './contract';
import { mailingView } from './mailingView';
import { Mailing, PostMail } from './model';
import { countRecipients, matchTopics } from './recipients';

const hour = 3600;
const maxTestsPerHour = 10;

/** Mailings about posts. Nothing is sent unless a member starts it. */
export function mailingRoutes(api: Api): void {
  const { env, rateLimit } = api;

  addRoute(api, getMailing, mayReadPosts, async ({ params, user }) => {
    authorize(mayReadPosts, user, await findDocument(postKind, params.id));
    return mailingView(env, params.id);
  });

  addRoute(
    api,
    sendMailing,
    mayWritePosts,
    async ({ params, user, audit }) => {
      authorize(mayWritePosts, user, await findDocument(postKind, params.id));
      if (await Mailing.exists({ _id: params.id }))
        throw conflict('This post was already emailed. A post can be emailed only once.');
      const { tags } = await getPublicPost(params.id);
      const topics = matchTopics(tags);
      const readers = await countRecipients(topics);
      if (!readers) throw conflict('There are no confirmed subscribers for the topics of this post.');
      const startedAt = new Date();
      await Mailing.create([{ _id: params.id, state: 'gathering', topics, startedAt, startedBy: user.name }]);
      audit(params.id, undefined, { readers, topics });
      return { readers };
    },
    { action: 'email a post to subscribers' },
  );

  addRoute(
    api,
    testMailing,
    mayWritePosts,
    async ({ params, user, audit }) => {
      authorize(mayWritePosts, user, await findDocument(postKind, params.id));
      await getPublicPost(params.id);
      await rateLimit.consume('test-mailing', user._id, maxTestsPerHour, hour);
      const messageId = `<${newId()}.note@${env.mailFrom.split('@').at(-1)}>`;
      const outbox = [newOutboxEntry({ kind: 'test' as const, to: user.email, messageId })];
      await PostMail.create([{ postId: params.id, outbox }]);
      audit(params.id);
      return { to: user.email };
    },
    { action: 'send a test email of a post', afterCommit: api.onMailQueued },
  );
}

/** The public version of a post; 409 if it is not public. */
async function getPublicPost(id: string): Promise<PostRecord> {
  const post = await findPublicRecord(id);
  if (!post) throw conflict('Publish the post before you email it.');
  return post;
}
