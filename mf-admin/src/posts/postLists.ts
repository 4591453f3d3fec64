/** The screens of posts. */
export const postLists = [
  { label: 'Posts', name: 'blog' },
  { label: 'Tags', name: 'post-tags' },
];
