/**
 * Runs in a page before anything else and records paint times, long tasks and layout shifts in `window.seen`. A
 * string, because a compiled function would call helpers that the page does not have.
 */
export const observePaint = `
  window.seen = { fcp: 0, lcp: 0, tasks: [], shifts: [] };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.seen.lcp = startTime;
  });
  watch('longtask', ({ startTime, duration }) => window.seen.tasks.push({ at: startTime, ms: duration }));
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) window.seen.shifts.push({ at: startTime, by: value });
  });
`;
