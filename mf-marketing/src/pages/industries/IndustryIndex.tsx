import { below, Illustration, Reveal, SmartLink, styled } from '@site/shell/kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { illustrationAt } from '../../illustrations/illustrationAt';
import { industryCards } from '../../innerPage/industryCards';
import { industryLinks } from '../../innerPage/pageLinks';

/** A grid of the nine industries. */
export function IndustryIndex() {
  return (
    <Styles>
      {industryLinks.map(({ to, label }, index) => (
        <Reveal as="li" index={index} key={to}>
          <SmartLink to={to}>
            <span className="figure">
              <Illustration {...illustrationAt(to)} priority={index < 3} />
            </span>
            <span className="words">
              <h2>{label}</h2>
              <p>{industryCards[index]?.description}</p>
            </span>
            <ArrowRight className="go" size={20} aria-hidden />
          </SmartLink>
        </Reveal>
      ))}
    </Styles>
  );
}

const Styles = styled('ul')`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin-bottom: clamp(64px, 7vw, 112px);
  border-top: 1px solid var(--line-2);
  border-left: 1px solid var(--line);
  li {
    display: flex;
    border-right: 1px solid var(--line);
    border-bottom: 1px solid var(--line-2);
  }
  a {
    position: relative;
    flex: 1;
    display: flex;
    flex-direction: column;
    padding: 24px 28px 30px;
    text-decoration: none;
    transition: background 0.2s;
  }
  a:hover {
    background: var(--sheet);
  }
  .go {
    position: absolute;
    right: 26px;
    top: 26px;
    color: var(--blue);
    transition: transform var(--t-hover);
  }
  a:hover .go {
    transform: translateX(3px);
  }
  .figure {
    display: grid;
    place-items: center;
    height: 260px;
  }
  .figure img {
    width: auto;
    height: 260px;
    max-width: 100%;
    object-fit: contain;
  }
  h2 {
    margin-top: 18px;
    font-size: var(--fs-h3);
    line-height: 1.12;
  }
  p {
    margin-top: 8px;
    max-width: var(--measure-narrow);
  }
  @media ${below.laptop} {
    grid-template-columns: 1fr 1fr;
  }
  @media ${below.small} {
    grid-template-columns: 1fr;
    border-left: 0;
    li {
      border-right: 0;
    }
    a {
      flex-direction: row;
      align-items: center;
      gap: 16px;
      padding: 14px 28px 16px 0;
    }
    .figure {
      flex: 0 0 96px;
      height: 104px;
    }
    .figure img {
      height: 104px;
    }
    .go {
      right: 0;
      top: calc(50% - 10px);
    }
    h2 {
      margin: 0;
      font-size: 1.25rem;
    }
    p {
      margin-top: 4px;
      font-size: 0.9688rem;
      line-height: 1.45;
    }
  }
`;
