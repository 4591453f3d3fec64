import type { LandingBlock } from '@site/api/content/landingPages/contract';
import { below, lazyNearViewport, styled } from '@site/shell/kit';

const ContactForm = lazyNearViewport(() => import('../../../contactForm/ContactForm'));

export const FORM_ID = 'write';

/** The contact form on the page itself, so that an enquiry names the page that led to it. */
export function FormBlock({ block }: { block: Extract<LandingBlock, { kind: 'form' }> }) {
  return (
    <Styles id={FORM_ID} className="ruled" aria-labelledby="write-title">
      <div className="wrap">
        <div className="words">
          <h2 id="write-title">{block.title}</h2>
          <p>{block.text}</p>
        </div>
        <ContactForm />
      </div>
    </Styles>
  );
}

const Styles = styled('section')`
  padding-block: clamp(64px, 7vw, 112px);
  scroll-margin-top: 72px;
  > .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    align-items: start;
  }
  > .wrap > * {
    min-width: 0;
  }
  .words {
    padding-right: 28px;
  }
  h2 {
    font-size: clamp(1.875rem, 1.3rem + 1.7vw, 2.75rem);
    letter-spacing: -0.035em;
  }
  .words p {
    margin-top: 16px;
    max-width: 20em;
  }
  @media ${below.desktop} {
    > .wrap {
      grid-template-columns: minmax(0, 1fr);
      gap: 32px;
    }
    .words p {
      max-width: var(--measure);
    }
  }
`;
