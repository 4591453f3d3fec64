import type { ElementType, ReactNode } from 'react';

/** Words for those who listen to the page. */
export function VisuallyHidden({ as: Tag = 'span', children }: { as?: ElementType; children: ReactNode }) {
  return <Tag className="sr">{children}</Tag>;
}
