import { below, SubscribeForm, styled } from '@site/shell/kit';

/** The form to subscribe to new posts. */
export function SubscribeBand({ place }: { place: 'blog' | 'post' }) {
  return (
    <Styles aria-labelledby="subscribe">
      <div className="wrap sides">
        <div>
          <h2 id="subscribe">Get new articles by email</h2>
          <p>
            We email you when we publish something. You confirm first, choose your topics and can unsubscribe
            with one click.
          </p>
        </div>
        <SubscribeForm place={place} />
      </div>
    </Styles>
  );
}

const Styles = styled('section')`
  padding-block: clamp(48px, 5vw, 80px);
  background: var(--sand);
  border-top: 1px solid var(--line-2);
  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 28px 48px;
    align-items: end;
  }
  h2 {
    font-size: clamp(1.875rem, 1.3rem + 1.7vw, 2.75rem);
    letter-spacing: -0.035em;
  }
  h2 + p {
    margin-top: 10px;
    max-width: 30em;
  }
  @media ${below.tablet} {
    .sides {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media print {
    display: none;
  }
`;
