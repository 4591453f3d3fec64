import type { Page } from '@playwright/test';

/** How far what stood in view has moved without the visitor's doing, since the page's first picture. */
export interface Shifts {
  /** The sum of all layout shifts, which is never less than what CLS makes of them. */
  sum: number;
  /** What moved, from where to where. */
  moved: string[];
}

/** Watches the next pages for parts that move by themselves. Answers with the way to read what was seen so far. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    const take = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[]) {
        shifts.sum += value;
        for (const { node, previousRect: from, currentRect: to } of sources)
          shifts.moved.push(
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${from.x},${from.y} ${from.width}×${from.height} to ${to.x},${to.y} ${to.width}×${to.height}`,
          );
      }
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const read = () => {
      take(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { readShifts: read });
  });
  return () =>
    page.evaluate(async () => {
      // Shifts are told a frame after they happened.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as { readShifts: () => Shifts }).readShifts();
    });
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
