import type { Timeline, TimelineEntry } from './contract';

export const exampleTimelineEntry = (part: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: 'annotation-1',
  day: '2026-11-12',
  kind: 'annotation',
  text: 'Radio campaign began',
  path: '/admin/analytics/annotations/annotation-1',
  ...part,
});

/** An annotation and a publication on one day, and a newsletter the day before. */
export const exampleTimeline = (part: Partial<Timeline> = {}): Timeline => ({
  items: [
    exampleTimelineEntry(),
    exampleTimelineEntry({
      id: 'post-1',
      kind: 'publication',
      text: 'A quiet week',
      path: '/admin/blog/post-1',
    }),
    exampleTimelineEntry({
      id: 'newsletter-1',
      day: '2026-11-11',
      kind: 'mailing',
      text: 'November news',
      path: '/admin/newsletters/newsletter-1',
    }),
  ],
  isMore: false,
  ...part,
});
