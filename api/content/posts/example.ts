import type { Post, PostDraft, PostIndex, PostSummary } from './contract';

export function examplePostSummary(part: Partial<PostSummary> = {}): PostSummary {
  return {
    id: '0190a1b2c3d4e5f6a7b8c9d0',
    title: 'What a patch window is for',
    summary: 'Why updates wait for an evening, and what to ask for in writing.',
    slug: 'what-a-patch-window-is-for',
    image: '/api/media/covers/what-a-patch-window-is-for.svg',
    imageAlt: '',
    focal: { x: 0.5, y: 0.5 },
    published: true,
    createdAt: '2026-10-29T14:00:00.000Z',
    tags: ['support'],
    readingMinutes: 4,
    author: 'The Emberline desk',
    ...part,
  };
}

/** The given number of posts, newest first, a week apart. */
export function examplePosts(count: number): PostSummary[] {
  return Array.from({ length: count }, (_, index) =>
    examplePostSummary({
      id: `post-${index + 1}`,
      title: `Post ${index + 1}`,
      slug: `post-${index + 1}`,
      createdAt: new Date(Date.UTC(2026, 9, 29) - index * 7 * 86_400_000).toISOString(),
    }),
  );
}

/** The first page of a post index with these posts. */
export function examplePostIndex(posts: PostSummary[], part: Partial<PostIndex> = {}): PostIndex {
  const [lead = null, ...rows] = posts;
  const more = { found: rows.length, total: posts.length, page: 1, pages: 1, steps: [], subjects: [] };
  return { lead, rows, ...more, ...part };
}

export function examplePost(part: Partial<Post> = {}): Post {
  return {
    ...examplePostSummary(),
    html: '<p>Updates wait for an evening.</p><h2 id="why-they-wait">Why they wait</h2><p>So that work goes on.</p>',
    headings: [{ id: 'why-they-wait', text: 'Why they wait', level: 2 }],
    updatedAt: '2026-10-29T14:00:00.000Z',
    related: examplePosts(2),
    previous: { slug: 'post-1', title: 'Post 1' },
    next: null,
    closing: 'BusinessTechCheck',
    seo: { title: '', description: '' },
    ...part,
  };
}

/** The draft of a post that can be published. */
export function examplePostDraft(part: Partial<PostDraft> = {}): PostDraft {
  return {
    title: 'What a patch window is for',
    slug: 'what-a-patch-window-is-for',
    summary: 'Why updates wait for an evening, and what to ask for in writing.',
    markdown: '## Why they wait\n\nSo that work goes **on**.\n',
    image: '',
    imageAlt: '',
    focal: { x: 0.5, y: 0.5 },
    closing: '',
    tags: ['support'],
    author: 'The Emberline desk',
    seo: { title: '', description: '' },
    ...part,
  };
}
