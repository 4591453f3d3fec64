import type { ReactNode } from 'react';
import { TEASER } from '../copy/upperCopy';

/** The heading of the teaser, with arrows if there is something to scroll. */
export function TeaserFrame({ arrows, children }: { arrows?: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className="head">
        <div>
          <h2 id="teaser-title">{TEASER.title}</h2>
          <p>{TEASER.lead}</p>
        </div>
        <div className="arrows">{arrows}</div>
      </div>
      {children}
    </>
  );
}
