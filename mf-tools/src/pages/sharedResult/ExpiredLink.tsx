import { Button, LoadError, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';

/** Shown for revoked, expired and unknown links alike. */
export function ExpiredLink({ onRetry }: { onRetry?: () => void }) {
  return (
    <Styles>
      <h1>{onRetry ? 'The sheet could not be fetched' : 'This link has ended'}</h1>
      <LoadError
        title={onRetry ? 'Try again in a moment' : 'There is nothing here any more'}
        onRetry={onRetry}
      >
        {onRetry
          ? 'The rest of the site works.'
          : 'Shared results end after 90 days, or when the person who shared them says so. Ask them for a new link, or begin one of your own.'}
      </LoadError>
      <p>
        <Button tone="ember" to={paths.tools}>
          Measure for yourself
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
