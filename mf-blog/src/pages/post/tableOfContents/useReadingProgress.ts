import { type RefObject, useEffect, useState } from 'react';
import type { ContentsEntry } from './contentsOf';

const READING_LINE = 0.34;

/**
 * Returns the index of the section being read (-1 before the first) and sets `--p` of `container`, the progress from
 * 0 to 1, without rendering.
 */
export function useReadingProgress(
  entries: ContentsEntry[],
  container: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    let pendingFrame = 0;
    const update = () => {
      pendingFrame = 0;
      if (!container.current || !text.current) return;
      const line = window.innerHeight * READING_LINE;
      const { top, bottom } = text.current.getBoundingClientRect();
      const tops = entries.map(({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? top);
      const index = tops.findLastIndex((headingTop) => headingTop <= line);
      const from = { y: tops[index] ?? top, at: entries[index]?.at ?? 0 };
      const to = { y: tops[index + 1] ?? bottom, at: entries[index + 1]?.at ?? 1 };
      const share = to.y > from.y ? Math.min(1, Math.max(0, (line - from.y) / (to.y - from.y))) : 0;
      container.current.style.setProperty('--p', (from.at + (to.at - from.at) * share).toFixed(4));
      setCurrent(index);
    };
    const scheduleUpdate = () => {
      pendingFrame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(pendingFrame);
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [entries, container, text]);
  return current;
}
