import type { LandingBlock } from '@site/api/content/landingPages/contract';
import { mediaAddressAt, mediaIdOf } from '@site/api/media/mediaAddress';
import { styled } from '@site/shell/kit';

/** A film with captions that plays on request. */
export function FilmBlock({ block }: { block: Extract<LandingBlock, { kind: 'film' }> }) {
  return (
    <Styles>
      <video controls playsInline preload="none" poster={inWidth(block.poster)} aria-label={block.title}>
        <source src={block.video} type="video/mp4" />
        <track kind="captions" src={block.captions} srcLang="en" label="English" default />
      </video>
      <figcaption>{block.text}</figcaption>
    </Styles>
  );
}

/** A media library image in the width of the film; other files unchanged. */
const inWidth = (address: string) => {
  const known = mediaIdOf(address);
  return known ? mediaAddressAt(known, 1280) : address;
};

const Styles = styled('figure')`
  video {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 9;
    background: var(--night);
    border-radius: var(--r-cell);
  }
  figcaption {
    margin-top: 12px;
    max-width: var(--measure);
  }
`;
