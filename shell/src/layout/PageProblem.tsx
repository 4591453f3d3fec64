import { Button, PageHead, styled, useSettings } from '../../kit';
import { paths } from '../../paths';

/**
 * What is shown when a page cannot be: its part of the site was never loaded (`unavailable`), it failed while being
 * shown (`broken`), or it is readable but does not react (`inert`, a quiet strip above it).
 */
export function PageProblem({ kind }: { kind: 'unavailable' | 'broken' | 'inert' }) {
  const { phone, phoneHref } = useSettings();
  const retry = () => location.reload();
  if (kind === 'inert') {
    return (
      <Strip role="status">
        <div className="wrap">
          <span>Some parts of this page did not load. You can read it; forms and buttons may not work.</span>
          <Button tone="line" size="small" onClick={retry}>
            Try again
          </Button>
        </div>
      </Strip>
    );
  }
  const { title, lead } = WORDS[kind];
  return (
    <PageHead crumbs={[{ label: 'Home', to: paths.home }]} title={title} lead={lead}>
      <Ways>
        <Button tone="ember" onClick={retry}>
          Try again
        </Button>
        <Button tone="line" href={phoneHref}>
          Call {phone}
        </Button>
      </Ways>
    </PageHead>
  );
}

const WORDS = {
  unavailable: {
    title: 'This page is not available right now',
    lead: 'The rest of the site works. Try again in a moment, or call and ask for what you came for.',
  },
  broken: {
    title: 'This page could not be shown',
    lead: 'Something on it failed. Trying again often helps; everything else on the site works.',
  },
};

const Ways = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 32px;
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
