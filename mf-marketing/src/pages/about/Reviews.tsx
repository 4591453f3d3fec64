import type { PublicReviews } from '@site/api/content/reviews/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { TitledSection } from '../../innerPage/TitledSection';
import { ABOUT } from './content';

/** Reviews from other sites: the average with its count, and the newest reviews with a link to each. */
export function Reviews({ reviews: { count, average, sources, items } }: { reviews: PublicReviews }) {
  const { title, of, read } = ABOUT.reviews;
  return (
    <TitledSection
      id="reviews"
      title={title}
      note={
        <>
          <b className="tn">{average.toFixed(1)} of 5</b> {of(count, sources)}
        </>
      }
    >
      <Styles>
        {items.map(({ id, source, rating, reviewedOn, text, author, link }) => (
          <li key={id}>
            <p className="note">
              <b className="tn">{rating} of 5</b> on {source}, {dateFormat.calendarDate(reviewedOn)}
            </p>
            {text && <blockquote>“{text}”</blockquote>}
            <p className="by">
              {author && <span>{author}</span>}
              <a href={link} target="_blank" rel="noopener">
                {read}
                <span className="sr">
                  {' '}
                  by {author || 'a client'} on {source}
                </span>
              </a>
            </p>
          </li>
        ))}
      </Styles>
    </TitledSection>
  );
}

const Styles = styled('ul')`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: 1px solid var(--line-2);
  border-left: 1px solid var(--line);
  li {
    padding: 26px 30px 24px;
    border-right: 1px solid var(--line);
    border-bottom: 1px solid var(--line-2);
    overflow-wrap: anywhere;
  }
  blockquote {
    margin: 12px 0 0;
    color: var(--ink);
    white-space: pre-line;
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 18px;
    margin-top: 8px;
    font-size: var(--fs-sm);
    color: var(--muted);
  }
  .by a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  @media ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    border-left: 0;
    li {
      padding: 20px 0 16px;
      border-right: 0;
    }
  }
`;
