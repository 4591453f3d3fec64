import { Button, below, Illustration, Reveal, styled, useSettings } from '@site/shell/kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { ABOUT } from '../copy/lowerCopy';
import story from '../illustrations/story.illustration';

/** Link to the company's story, on a map of its region. */
export function Story() {
  const { address } = useSettings();
  return (
    <Styles className="dark">
      <Illustration src={story} width={500} height={420} className="map" />
      <p className="place note" aria-hidden="true">
        {address.locality}, {address.region}
      </p>
      <Reveal index={1} className="words">
        <h3>{ABOUT.story.title}</h3>
        <p>{ABOUT.story.text}</p>
        <Button to={ABOUT.story.link.path}>
          {ABOUT.story.link.label}
          <ArrowRight aria-hidden />
        </Button>
      </Reveal>
    </Styles>
  );
}

const Styles = styled('div')`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  overflow: clip;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 420px;
  padding: 32px;
  background: var(--navy);
  border-radius: var(--r-cell);
  .map {
    position: absolute;
    inset: 0;
    z-index: -2;
    width: 100%;
    height: 420px;
    object-fit: cover;
  }
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(transparent 30%, var(--navy) 66%);
  }
  .place {
    position: absolute;
    left: calc(50% + 20px);
    top: min(150px, 210px - 12cqw);
    transform: translateY(-50%);
    color: var(--on-dark);
  }
  h3 {
    font-size: var(--fs-h3);
  }
  .words p {
    margin-top: 12px;
    color: color-mix(in srgb, var(--white) 78%, var(--navy));
  }
  .words a {
    margin-top: 24px;
    background: var(--paper);
    color: var(--navy);
  }
  .words a:hover {
    background: var(--white);
  }
  @media ${below.desktop} {
    min-height: 380px;
  }
  @media ${below.small} {
    padding: 64px 18px 20px;
    min-height: 240px;
    .map {
      height: 150px;
    }
    .place {
      top: min(46px, 75px - 12cqw);
    }
    .words p {
      margin-top: 6px;
      font-size: 0.9375rem;
      line-height: 1.45;
    }
    .words a {
      margin-top: 14px;
    }
  }
`;
