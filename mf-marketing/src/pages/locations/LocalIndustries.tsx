import type { Location } from '@site/api/content/locations/contract';
import { below, Illustration, SmartLink, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { illustrationAt } from '../../illustrations/illustrationAt';
import { industryCards } from '../../innerPage/industryCards';
import { TitledSection } from '../../innerPage/TitledSection';

/** The industries most common in a city, each with its drawing; nothing where none is set. */
export function LocalIndustries({ city: { name, industries } }: { city: Location }) {
  const cards = industries.flatMap((slug) => industryCards.filter((card) => card.slug === slug));
  if (cards.length === 0) return null;
  return (
    <TitledSection id="industries" title={`Industries we support in ${name}`}>
      <Styles>
        {cards.map(({ slug, title, description }) => (
          <li key={slug}>
            <Illustration {...illustrationAt(paths.industry(slug))} />
            <div>
              <h3>
                <SmartLink to={paths.industry(slug)}>
                  <span>{title}</span>
                  <ArrowRight size={20} aria-hidden />
                </SmartLink>
              </h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </Styles>
    </TitledSection>
  );
}

const Styles = styled('ul')`
  border-top: 1px solid var(--line-2);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: center;
    padding: 22px 0;
    border-bottom: 1px solid var(--line-2);
  }
  img {
    width: auto;
    max-width: 84%;
    height: 168px;
    margin: auto;
    object-fit: contain;
  }
  h3 {
    font-size: clamp(1.5rem, 1.2rem + 1vw, 2.125rem);
  }
  p {
    max-width: 34em;
    margin: 2px 0 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
  a:hover span {
    text-decoration: underline;
    text-underline-offset: 5px;
    text-decoration-thickness: 1px;
  }
  svg {
    flex: none;
    color: var(--navy);
  }
  @media ${below.phone} {
    li {
      grid-template-columns: 96px minmax(0, 1fr);
      gap: 16px;
      padding: 18px 0;
    }
    img {
      max-width: 100%;
      height: 100px;
    }
  }
`;
