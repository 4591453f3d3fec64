import type { Remote } from '@site/shell/remote';

/** The Foundry: the list of articles and each article. */
export default {
  name: 'mf_blog',
  pages: [
    {
      path: '/blog',
      expose: './BlogPage',
      label: 'Foundry',
      group: 'The Foundry',
      queryKeys: ['page', 'tag', 'q'],
    },
    { path: '/blog/:slug', expose: './PostPage', label: 'Article', group: 'The Foundry' },
  ],
} satisfies Remote as Remote;
