import type { Post } from '@site/api/contract/posts';
import { Page, ScreenEnd, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { ClosingTool } from './ClosingTool';
import { Neighbours } from './Neighbours';
import { PostHead } from './PostHead';
import { Reading } from './Reading';
import { RelatedPosts } from './RelatedPosts';
import { SubscribeBand } from './SubscribeBand';

/** A note with everything around it: what it is, the text with its ruler, where to go on, one tool to use. */
export function PostView({ post }: { post: Post }) {
  const { origin, name } = useSettings();
  return (
    <Page
      title={post.title}
      searchTitle={post.seo.title || `${post.title} | The Foundry`}
      description={post.seo.description || post.summary}
      lead={post.summary}
      path={paths.post(post.slug)}
      type="article"
      image={post.image ?? undefined}
      crumbs={[{ label: 'The Foundry', to: paths.blog }]}
      label={post.tags[0]}
      jsonLd={articleOf(post, origin, name)}
      head={(head) => (
        <article>
          <PostHead {...head} post={post} />
          <ScreenEnd />
          <Reading key={post.id} post={post} />
        </article>
      )}
    >
      <Neighbours previous={post.previous} next={post.next} />
      <RelatedPosts posts={post.related} subject={post.tags[0]} />
      <SubscribeBand place="post" />
      <ClosingTool closing={post.closing} />
    </Page>
  );
}

function articleOf(post: Post, origin: string, name: string) {
  const url = new URL(paths.post(post.slug), origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.summary,
    url,
    mainEntityOfPage: url,
    image: post.image ? new URL(post.image, origin).href : undefined,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Organization', name: post.author, url: origin },
    publisher: { '@type': 'Organization', name, url: origin },
    keywords: post.tags.join(', ') || undefined,
    timeRequired: `PT${post.readingMinutes}M`,
    inLanguage: 'en-US',
  };
}
