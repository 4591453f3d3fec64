import type { PostTag } from './contract';

export function examplePostTag(part: Partial<PostTag> = {}): PostTag {
  return { name: 'Security', posts: 3, topics: ['security'], subscribers: 12, ...part };
}
