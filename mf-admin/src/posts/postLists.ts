/** The screens of posts. */
export const postLists = [
  { label: 'Posts', name: 'blog' },
  { label: 'Post tags', name: 'post-tags' },
];
