import { useListPostsQuery } from '../../parts/postsApi';
import { TEASER } from '../content';
import { newestPosts } from './newestPosts';
import { PostWindow } from './PostWindow';
import { TeaserLoading } from './TeaserLoading';
import { TeaserProblem } from './TeaserProblem';

/** The four states of the teaser: loading, error, empty, loaded. */
export function TeaserPosts() {
  const { data, isError } = useListPostsQuery();
  if (isError) return <TeaserProblem text={TEASER.error} />;
  if (!data) return <TeaserLoading />;
  // What is no list is an answer that cannot be shown.
  if (!Array.isArray(data)) return <TeaserProblem text={TEASER.error} />;
  const posts = newestPosts(data);
  return posts.length === 0 ? <TeaserProblem text={TEASER.empty} /> : <PostWindow posts={posts} />;
}
