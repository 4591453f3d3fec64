import { Feed } from 'feed';
import type { PostSummary } from './contract';
import { postPath } from './publishedPosts';

interface FeedOptions {
  name: string;
  origin: string;
  posts: PostSummary[];
}

/** The latest twenty posts as RSS, each with its summary. */
export function renderFeed({ name, origin, posts }: FeedOptions): string {
  const rss = new Feed({
    title: `The Foundry | ${name}`,
    description:
      'Short, practical articles on IT and cybersecurity for Central Texas companies, written by our team.',
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    language: 'en-US',
    copyright: name,
    feedLinks: { rss: `${origin}/blog/rss.xml` },
    ...(posts[0] && { updated: new Date(posts[0].createdAt) }),
  });
  for (const post of posts.slice(0, 20)) {
    const link = origin + postPath(post.slug);
    rss.addItem({
      id: link,
      guid: link,
      link,
      title: post.title,
      description: escapeHtml(post.summary),
      date: new Date(post.createdAt),
      category: post.tags.map((tag) => ({ name: tag })),
      author: [{ name: post.author }],
    });
  }
  return rss.rss2();
}

/** Feed readers treat the description of an item as HTML, so a literal `<title>` in a summary must be escaped. */
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
