import { PageState, SmartLink, styled, useSettings } from '@site/shell/kit';

/** Says that the notes could not be fetched, and what helps meanwhile. */
export function PostsUnavailable({ onRetry, busy }: { onRetry: () => void; busy?: boolean }) {
  const { phone, phoneHref } = useSettings();
  return (
    <Look className="wrap">
      <PageState title="The notes could not be loaded" onRetry={onRetry} busy={busy}>
        They are safe, we just cannot reach them this minute. Try again, or call{' '}
        <SmartLink to={phoneHref}>{phone}</SmartLink> if it cannot wait.
      </PageState>
    </Look>
  );
}

const Look = styled('div')`
  padding-block: clamp(32px, 4vw, 64px) clamp(64px, 7vw, 112px);
`;
