import type { PostSummary } from '@site/api/content/posts/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { fallbackCover, Illustration, SmartLink } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { useState } from 'react';

/** One post: cover, date, title and summary. A missing or broken cover is replaced by the fallback. */
export function PostCard({ post, background }: PostCardProps) {
  const [isBroken, setBroken] = useState(false);
  const image = isBroken || !post.image ? fallbackCover : post.image;
  return (
    <SmartLink to={paths.post(post.slug)}>
      <div className={`cover ${background}`} onErrorCapture={() => setBroken(true)}>
        <Illustration
          src={image}
          width={420}
          height={286}
          alt={image === post.image ? post.imageAlt : undefined}
          style={{ objectPosition: focusOf(post) }}
        />
      </div>
      <time className="note" dateTime={post.createdAt}>
        {dateFormat.date(post.createdAt)}
      </time>
      <h3>{post.title}</h3>
      <p>{post.summary}</p>
    </SmartLink>
  );
}

/** Posts from before focal points existed. */
const focusOf = ({ focal: { x, y } = CENTER }: PostSummary) => `${x * 100}% ${y * 100}%`;
const CENTER = { x: 0.5, y: 0.5 };

export interface PostCardProps {
  post: PostSummary;
  background: string;
}
