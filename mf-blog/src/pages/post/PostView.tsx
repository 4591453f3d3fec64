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

/** A person, unless the company or a team of it is named as the author. */
function authorOf(author: string, origin: string, company: string) {
  const isCompany =
    author.toLowerCase().includes(company.toLowerCase()) || /\b(team|staff|editors?|desk)\b/i.test(author);
  return isCompany
    ? { '@type': 'Organization', name: author, url: origin }
    : { '@type': 'Person', name: author };
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
    author: authorOf(post.author, origin, name),
    publisher: { '@type': 'Organization', name, url: origin },
    keywords: post.tags.join(', ') || undefined,
    timeRequired: `PT${post.readingMinutes}M`,
    inLanguage: 'en-US',
  };
}
