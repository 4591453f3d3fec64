import { below, Illustration, lazyNearViewport, Seo, styled } from '../../kit';
import { paths } from '../../paths';
import illustration from './notFound.illustration';

const PageSuggestions = lazyNearViewport(() => import('./PageSuggestions'));

/** The 404 page: fixed text and suggestions. */
export function NotFoundPage() {
  return (
    <>
      <Seo
        title="Page Not Found"
        description="The page you're looking for doesn't exist. Browse our IT services and solutions."
        path={paths.notFound}
        noindex
      />
      <Styles aria-labelledby="not-found">
        <div className="wrap">
          <div>
            <h1 id="not-found">
              <b className="tn">404</b> Page Not Found
            </h1>
            <p className="asked">Did you forget to add the page to the router?</p>
            <p className="sorry">
              Sorry, this page doesn’t exist or has moved. You may be looking for one of the pages below.
            </p>
          </div>
          <Illustration className="figure" src={illustration} width={968} height={772} priority />
        </div>
      </Styles>
      <PageSuggestions />
    </>
  );
}

const Styles = styled('section')`
  position: relative;
  overflow: clip;
  isolation: isolate;
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background-image:
      linear-gradient(var(--rule) 1px, transparent 1px),
      linear-gradient(90deg, var(--rule) 1px, transparent 1px);
    background-size: calc(min(1400px, 100vw - 2 * var(--gutter)) / 48)
      calc(min(1400px, 100vw - 2 * var(--gutter)) / 48);
    background-position: 50% 0;
    mask: radial-gradient(80% 90% at 70% 45%, black 30%, transparent 85%);
  }
  .wrap {
    display: grid;
    grid-template-columns: 5fr 7fr;
    align-items: center;
    padding-block: clamp(24px, 3vw, 48px);
  }
  h1 {
    font-size: clamp(2.5rem, 1.1rem + 4vw, 4.75rem);
    letter-spacing: -0.045em;
    line-height: 1;
  }
  h1 b {
    display: block;
    font-weight: 500;
    font-size: 2.4em;
    line-height: 0.84;
    letter-spacing: -0.06em;
    margin: 0 0 0.06em -0.05em;
  }
  .asked {
    font-size: var(--fs-lead);
    line-height: 1.35;
    color: var(--blue);
    font-weight: 500;
    letter-spacing: -0.018em;
    margin-top: 18px;
  }
  .sorry {
    margin-top: 16px;
    max-width: 23em;
  }
  .figure {
    width: calc(100% + 56px + var(--gutter) / 2);
    max-width: none;
    height: auto;
    margin: 0 calc(-1 * var(--gutter) / 2) 0 -56px;
  }
  @media ${below.tablet} {
    .wrap {
      grid-template-columns: 1fr;
    }
    .figure {
      width: calc(100% + 2 * var(--gutter));
      margin: -8px calc(-1 * var(--gutter)) 0;
    }
    h1 b {
      font-size: 2.6em;
    }
  }
`;
