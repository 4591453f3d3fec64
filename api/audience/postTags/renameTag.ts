import type { Author } from '../../content/documents/changeDocument';
import { changeDocument } from '../../content/documents/changeDocument';
import { Content, type ContentRecord } from '../../content/documents/model';
import type { PostDraft } from '../../content/posts/contract';
import { Post } from '../../content/posts/model';
import { postKind } from '../../content/posts/postKind';
import { saveRevision } from '../../content/revisions/revisions';
import { unprocessable } from '../../platform/errors/HttpError';
import { maxRenamedPosts } from './contract';
import { keyOf } from './topicTags';

/** Puts another tag in place of one in drafts, scheduled and published versions of posts. Returns how many posts had it. */
export async function renameTag(from: string, to: string, author: Author): Promise<number> {
  // Without regard to case, like `keyOf`.
  const isFrom = new RegExp(`^${from.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')}$`, 'i');
  const found = await Content.find({
    kind: postKind.name,
    $or: [{ 'draft.tags': isFrom }, { 'published.tags': isFrom }, { 'scheduled.tags': isFrom }],
  })
    .limit(maxRenamedPosts + 1)
    .lean<ContentRecord[]>();
  if (found.length > maxRenamedPosts)
    throw unprocessable(
      'too_many_posts',
      `This tag is on more than ${maxRenamedPosts} posts, which cannot be changed at once.`,
    );
  const renamed = (version: unknown) => replaceTag(version as PostDraft, from, to);
  for (const before of found) {
    const { draft, published, scheduled } = before;
    const part = {
      draft: renamed(draft),
      ...(published && { published: renamed(published) }),
      ...(scheduled && { scheduled: renamed(scheduled) }),
    };
    const after = await changeDocument(postKind, before, part, author);
    if (hasTag(draft as PostDraft, from)) await saveRevision(after, 'written');
    if (published && hasTag(published as PostDraft, from))
      await Post.updateOne({ _id: before._id }, { tags: renamed(published).tags });
  }
  return found.length;
}

const hasTag = (version: Pick<PostDraft, 'tags'> | undefined, tag: string) =>
  version?.tags.some((own) => keyOf(own) === keyOf(tag)) ?? false;

function replaceTag(version: PostDraft, from: string, to: string): PostDraft {
  const tags = version.tags.map((own) => (keyOf(own) === keyOf(from) ? to : own));
  return {
    ...version,
    tags: tags.filter((tag, at) => tags.findIndex((own) => keyOf(own) === keyOf(tag)) === at),
  };
}
