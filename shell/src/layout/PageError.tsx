import { Button, below, Lead, styled, useSettings } from '../../kit';

/**
 * Error messages for a page: its remote is unavailable (`unavailable`), it failed while rendering (`broken`), or it
 * is readable but not interactive (`inert`, a strip above it).
 */
export function PageError({ kind }: { kind: 'unavailable' | 'broken' | 'inert' }) {
  const { phone, phoneHref } = useSettings();
  const retry = () => location.reload();
  if (kind === 'inert') {
    return (
      <Strip role="status">
        <div className="wrap">
          <span>
            Some parts of this page didn’t load. You can read it, but forms and buttons may not work.
          </span>
          <Button tone="line" size="small" onClick={retry}>
            Try again
          </Button>
        </div>
      </Strip>
    );
  }
  const { title, lead } = TEXTS[kind];
  return (
    <Problem>
      <div className="wrap">
        <div className="words">
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
        </div>
        <div className="ways">
          <Button tone="ember" onClick={retry}>
            Try again
          </Button>
          <Button tone="line" href={phoneHref}>
            Call {phone}
          </Button>
        </div>
      </div>
    </Problem>
  );
}

const TEXTS = {
  unavailable: {
    title: 'This page isn’t available right now',
    lead: 'The rest of the site works. Try again in a moment, or call us.',
  },
  broken: {
    title: 'This page couldn’t be shown',
    lead: 'Something went wrong on this page. Try again, or use the rest of the site.',
  },
};

const Problem = styled('section')`
  padding-block: clamp(64px, 7vw, 104px) clamp(40px, 5vw, 72px);
  .words {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 20px 24px;
    align-items: end;
  }
  h1 {
    font-size: var(--fs-h2);
    letter-spacing: -0.045em;
    line-height: 1;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 32px;
  }
  @media ${below.phone} {
    .words {
      grid-template-columns: 1fr;
    }
  }
`;

const Strip = styled('div')`
  background: var(--sheet);
  border-bottom: 1px solid var(--line-2);
  box-shadow: inset 3px 0 0 var(--error);
  .wrap {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
    padding-block: 10px;
    font-size: var(--fs-sm);
  }
  button {
    margin-left: auto;
  }
`;
