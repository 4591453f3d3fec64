import type { PostSummary } from '@site/api/content/posts/contract';
import { ArrowLink, LiveRegion, SquareButton } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { TEASER } from '../copy/upperCopy';
import { PostCard } from './PostCard';
import { TeaserFrame } from './TeaserFrame';
import { useVisibleCount } from './useVisibleCount';

/** Shows three posts at a time and moves by one. The others are inert. */
export function PostSlider({ posts }: { posts: PostSummary[] }) {
  const visible = useVisibleCount();
  const last = Math.max(0, posts.length - visible);
  const [wanted, setFirst] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const first = Math.min(wanted, last);
  const arrows = useRef<HTMLDivElement>(null);

  // When an arrow is disabled at the end, the other one gets its focus.
  useLayoutEffect(() => {
    const used = document.activeElement;
    if (used instanceof HTMLButtonElement && used.disabled && arrows.current?.contains(used)) {
      arrows.current.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus();
    }
  });
  const slide = (step: 1 | -1) => {
    setMoved(true);
    setFirst(first + step);
  };
  const buttons = (
    <div ref={arrows}>
      <SquareButton label={TEASER.previous} disabled={first === 0} onClick={() => slide(-1)}>
        <ChevronLeft aria-hidden />
      </SquareButton>
      <SquareButton label={TEASER.next} disabled={first === last} onClick={() => slide(1)}>
        <ChevronRight aria-hidden />
      </SquareButton>
    </div>
  );
  return (
    <TeaserFrame arrows={buttons}>
      <div className="window">
        <ul className="posts" style={{ '--first': first } as CSSProperties}>
          {posts.map((post, index) => (
            <li key={post.id} className="post" inert={index < first || index >= first + visible}>
              <PostCard post={post} background={BACKGROUNDS[index % BACKGROUNDS.length]!} />
            </li>
          ))}
        </ul>
      </div>
      <LiveRegion>
        {hasMoved && `Articles ${first + 1} to ${Math.min(first + visible, posts.length)} of ${posts.length}`}
      </LiveRegion>
      <p className="all">
        <ArrowLink to={paths.blog}>{TEASER.all}</ArrowLink>
      </p>
    </TeaserFrame>
  );
}

const BACKGROUNDS = ['sheet', 'sand', 'steel'];
