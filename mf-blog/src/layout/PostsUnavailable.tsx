import { LoadError, SmartLink, styled, useSettings } from '@site/shell/kit';

/** Says that the posts could not be loaded, and offers a retry and the phone number. */
export function PostsUnavailable({ onRetry, busy }: { onRetry: () => void; busy?: boolean }) {
  const { phone, phoneHref } = useSettings();
  return (
    <Styles className="wrap">
      <LoadError title="The articles couldn’t be loaded" onRetry={onRetry} isBusy={busy}>
        Please try again in a moment, or call <SmartLink to={phoneHref}>{phone}</SmartLink> if it’s urgent.
      </LoadError>
    </Styles>
  );
}

const Styles = styled('div')`
  padding-block: clamp(32px, 4vw, 64px) clamp(64px, 7vw, 112px);
`;
