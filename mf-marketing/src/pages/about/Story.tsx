import { below, styled } from '@site/shell/kit';
import { ABOUT } from './content';

/** The company's story. */
export function Story() {
  const { title, paragraphs, note } = ABOUT.story;
  return (
    <Styles aria-labelledby="story">
      <div className="wrap sides">
        <h2 id="story">{title}</h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="note">{note}</p>
        </div>
      </div>
    </Styles>
  );
}

const Styles = styled('section')`
  padding-block: clamp(48px, 6vw, 96px);
  background: var(--sheet);
  border-block: 1px solid var(--line-2);
  .sides {
    display: grid;
    grid-template-columns: 1fr 3fr;
    gap: 24px 0;
  }
  h2 {
    font-size: clamp(1.875rem, 1.3rem + 1.7vw, 2.75rem);
    letter-spacing: -0.035em;
  }
  p {
    max-width: var(--measure-wide);
    font-size: 1.125rem;
    line-height: 1.62;
  }
  p + p {
    margin-top: 1.1em;
  }
  p:first-of-type {
    font-size: clamp(1.3125rem, 1rem + 1.3vw, 1.875rem);
    line-height: 1.36;
    letter-spacing: -0.022em;
    color: var(--ink);
    max-width: var(--measure-narrow);
  }
  .note {
    font-size: var(--fs-note);
    line-height: 1.45;
    max-width: 44ch;
  }
  @media ${below.desktop} {
    .sides {
      grid-template-columns: 1fr;
    }
  }
`;
