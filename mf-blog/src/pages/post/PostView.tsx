import type { Post } from '@site/api/content/posts/contract';
import { FoldMarker, Page, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { SubscribeBand } from '../../layout/SubscribeBand';
import { AdjacentPosts } from './AdjacentPosts';
import { ClosingCallToAction } from './ClosingCallToAction';
import { PostBody } from './PostBody';
import { PostHeader } from './PostHeader';
import { RelatedPosts } from './RelatedPosts';

/** A post with header, text, adjacent and related posts, subscription and call to action. */
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
      breadcrumbs={[{ label: 'The Foundry', to: paths.blog }]}
      label={post.tags[0]}
      jsonLd={articleOf(post, origin, name)}
      renderHeader={(head) => (
        <article>
          <PostHeader {...head} post={post} />
          <FoldMarker />
          <PostBody key={post.id} post={post} />
        </article>
      )}
    >
      <AdjacentPosts previous={post.previous} next={post.next} />
      <RelatedPosts posts={post.related} subject={post.tags[0]} />
      <SubscribeBand place="post" />
      <ClosingCallToAction closing={post.closing} />
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
