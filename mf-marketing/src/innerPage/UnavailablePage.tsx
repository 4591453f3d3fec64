import { LoadError, SmartLink, styled, useSettings } from '@site/shell/kit';
import { InnerPage } from './InnerPage';

/** A page whose words could not be fetched: says so, and what helps meanwhile. */
export function UnavailablePage({ path }: { path: string }) {
  const { phone, phoneHref } = useSettings();
  return (
    <InnerPage
      title="Back in a moment"
      description="This page could not be loaded just now. Everything else on the site works, and so does the telephone."
      path={path}
      noindex
    >
      <Styles className="wrap">
        <LoadError title="This page could not be loaded" onRetry={() => location.reload()}>
          Its words are safe, we just cannot reach them this minute. Try again, or call{' '}
          <SmartLink to={phoneHref}>{phone}</SmartLink> if it cannot wait.
        </LoadError>
      </Styles>
    </InnerPage>
  );
}

const Styles = styled('div')`
  padding-block: clamp(32px, 4vw, 64px) clamp(64px, 7vw, 112px);
`;
