import type { PostSummary } from '@site/api/content/posts/contract';
import { useEffect, useState } from 'react';
import { TEASER } from '../copy/upperCopy';
import { newestPosts } from './newestPosts';
import { PostSlider } from './PostSlider';
import { postsReader } from './postsReader';
import { TeaserFallback } from './TeaserFallback';
import { TeaserLoading } from './TeaserLoading';

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
  if (posts === 'failed') return <TeaserFallback text={TEASER.error} />;
  return posts.length === 0 ? <TeaserFallback text={TEASER.empty} /> : <PostSlider posts={posts} />;
}

const readOnce = postsReader();
