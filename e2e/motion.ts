import type { Page } from '@playwright/test';

/** What moved by itself since a page began to load. */
export interface Motion {
  /** Drawing on canvases, in calls, and films that began to play. */
  drawn: number;
  played: number;
  /** Animations and transitions, by what began and the classes of where. */
  started: string[];
}

/** Watches the next pages for what moves by itself. Answers with the way to read what was seen so far. */
export async function watchMotion(page: Page): Promise<() => Promise<Motion>> {
  await page.addInitScript(() => {
    const motion: Motion = { drawn: 0, played: 0, started: [] };
    Object.assign(window, { motion });
    for (const name of ['fill', 'stroke', 'fillRect', 'arc', 'lineTo', 'drawImage'] as const) {
      const original = CanvasRenderingContext2D.prototype[name] as (...parts: unknown[]) => unknown;
      Object.defineProperty(CanvasRenderingContext2D.prototype, name, {
        value(...parts: unknown[]) {
          motion.drawn++;
          return original.apply(this, parts);
        },
      });
    }
    HTMLMediaElement.prototype.play = async () => {
      motion.played++;
    };
    for (const kind of ['animationstart', 'transitionrun'])
      document.addEventListener(
        kind,
        ({ target }) => motion.started.push(`${kind} ${(target as Element).className}`),
        true,
      );
  });
  return () => page.evaluate(() => (window as unknown as { motion: Motion }).motion);
}
