import { Button, LoadError, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';

/** Shown for revoked, expired and unknown links alike. */
export function ExpiredLink({ onRetry }: { onRetry?: () => void }) {
  return (
    <Styles>
      <h1>{onRetry ? 'The report couldn’t be loaded' : 'This link no longer works'}</h1>
      <LoadError title={onRetry ? 'Try again in a moment' : 'There’s nothing here anymore'} onRetry={onRetry}>
        {onRetry
          ? 'The rest of the site works.'
          : 'Shared reports expire after 90 days, or when the person who shared them turns off the link. Ask for a new link, or run your own check.'}
      </LoadError>
      <p>
        <Button tone="ember" to={paths.tools}>
          Run your own check
        </Button>
      </p>
    </Styles>
  );
}

const Styles = styled('div')`
  > * + * {
    margin-top: 24px;
  }
`;
