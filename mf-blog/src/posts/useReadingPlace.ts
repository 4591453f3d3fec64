import { type RefObject, useEffect, useState } from 'react';
import type { ContentsEntry } from './contentsOf';

const READING_LINE = 0.34;

/**
 * Follows the reader: answers the index of the section being read (-1 before the first) and moves `--p`, 0 to 1 on
 * the ruler, on `frame` without rendering anything.
 */
export function useReadingPlace(
  entries: ContentsEntry[],
  frame: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    let asked = 0;
    const follow = () => {
      asked = 0;
      if (!frame.current || !text.current) return;
      const line = window.innerHeight * READING_LINE;
      const { top, bottom } = text.current.getBoundingClientRect();
      const tops = entries.map(({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? top);
      const index = tops.findLastIndex((headingTop) => headingTop <= line);
      const from = { y: tops[index] ?? top, at: entries[index]?.at ?? 0 };
      const to = { y: tops[index + 1] ?? bottom, at: entries[index + 1]?.at ?? 1 };
      const share = to.y > from.y ? Math.min(1, Math.max(0, (line - from.y) / (to.y - from.y))) : 0;
      frame.current.style.setProperty('--p', (from.at + (to.at - from.at) * share).toFixed(4));
      setCurrent(index);
    };
    const ask = () => {
      asked ||= requestAnimationFrame(follow);
    };
    follow();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(asked);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [entries, frame, text]);
  return current;
}
