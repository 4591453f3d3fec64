import type { LandingBlock, LandingPage } from '@site/api/content/landingPages/contract';
import { styled } from '@site/shell/kit';
import { useEffect, useRef, useState } from 'react';
import { ENQUIRY_ID } from '../../contactForm/EnquirySection';

/**
 * In a preview inside the editor, covers each block with a button that opens the block in the editor. Sends only
 * the block's index to the parent window, and only to this site's origin.
 */
export function BlockSelectionLayer({ page }: { page: LandingPage }) {
  const layer = useRef<HTMLDivElement>(null);
  const [points, setPoints] = useState<Point[]>([]);
  useEffect(() => {
    const measure = () => setPoints(pointsOf(page, layer.current as HTMLElement));
    const watch = new ResizeObserver(measure);
    for (const { element } of partsOf(page)) watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [page]);
  return (
    <Styles ref={layer}>
      {points.map(({ index, title, ...box }) => (
        <button
          key={index}
          type="button"
          aria-label={`Edit ${title}`}
          style={box}
          onClick={() => window.parent.postMessage({ block: index }, location.origin)}
        />
      ))}
    </Styles>
  );
}

interface Point {
  /** Index among the blocks of the draft. */
  index: number;
  title: string;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The rendered element of each block. */
function partsOf({ blocks, places = [] }: LandingPage) {
  const hero = blocks.find(({ kind }) => kind === 'hero');
  const rest = blocks.filter((block) => block !== hero);
  return blocks.flatMap((block, at) => {
    const found = document.querySelector(block === hero ? 'main h1' : `#${idOf(block, rest.indexOf(block))}`);
    const element = found?.closest('section, header');
    return element ? [{ element, title: block.title, index: places[at] ?? at }] : [];
  });
}

const idOf = ({ kind }: LandingBlock, at: number) => (kind === 'form' ? ENQUIRY_ID : `part-${at + 1}`);

function pointsOf(page: LandingPage, layer: HTMLElement): Point[] {
  const origin = layer.getBoundingClientRect();
  return partsOf(page).map(({ element, ...part }) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return { ...part, top: top - origin.top, left: left - origin.left, width, height };
  });
}

const Styles = styled('div')`
  position: absolute;
  z-index: 2;
  button {
    position: absolute;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  button:hover,
  button:focus-visible {
    outline: 3px solid var(--ember);
    outline-offset: -3px;
    background: color-mix(in srgb, var(--ember) 6%, transparent);
  }
`;
