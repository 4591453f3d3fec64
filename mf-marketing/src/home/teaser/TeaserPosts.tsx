import type { PostSummary } from '@site/api/contract/posts';
import { useEffect, useState } from 'react';
import { TEASER } from '../content';
import { newestPosts } from './newestPosts';
import { PostWindow } from './PostWindow';
import { postsReader } from './postsReader';
import { TeaserLoading } from './TeaserLoading';
import { TeaserProblem } from './TeaserProblem';

/** The four states of the teaser: loading, error, empty, loaded. */
export function TeaserPosts({ read = readOnce }) {
  const [posts, setPosts] = useState<PostSummary[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isHere = true;
    const show = (next: PostSummary[] | 'failed') => isHere && setPosts(next);
    read().then(
      (all) => show(newestPosts(all)),
      () => show('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [read]);

  if (posts === 'loading') return <TeaserLoading />;
  if (posts === 'failed') return <TeaserProblem text={TEASER.error} />;
  return posts.length === 0 ? <TeaserProblem text={TEASER.empty} /> : <PostWindow posts={posts} />;
}

const readOnce = postsReader();
