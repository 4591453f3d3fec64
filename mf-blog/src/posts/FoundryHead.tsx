import { below, PageHead, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';

/** The head of the register. */
export function FoundryHead() {
  return (
    <Head
      className="ruled edges"
      crumbs={[{ label: 'Home', to: paths.home }]}
      title="The Foundry"
      lead="Notes from the desk: short, practical, and written by the people who do the work."
    />
  );
}

const Head = styled(PageHead)`
  padding-bottom: clamp(28px, 3.4vw, 52px);
  .head {
    gap: 16px 0;
    margin-top: clamp(16px, 2vw, 28px);
  }
  h1 {
    font-size: clamp(3.25rem, 1rem + 8.4vw, 8.5rem);
    letter-spacing: -0.055em;
    line-height: 0.9;
    margin: 0 0 0 -0.04em;
  }
  .lead {
    margin-bottom: 0.5em;
  }
  @media ${below.tablet} {
    .head {
      grid-template-columns: 1fr;
    }
  }
`;
