import { LoadError, SmartLink, styled, useSettings } from '@site/shell/kit';
import { InnerPage } from './InnerPage';

/** Shown when the content of a page could not be loaded: a message and alternatives. */
export function UnavailablePage({ path }: { path: string }) {
  const { phone, phoneHref } = useSettings();
  return (
    <InnerPage
      title="This page isn’t available right now"
      description="This page couldn’t be loaded. The rest of the site works. You can also call us."
      path={path}
      noindex
    >
      <Styles className="wrap">
        <LoadError title="This page couldn’t be loaded" onRetry={() => location.reload()}>
          Please try again in a moment, or call <SmartLink to={phoneHref}>{phone}</SmartLink> if it’s urgent.
        </LoadError>
      </Styles>
    </InnerPage>
  );
}

const Styles = styled('div')`
  padding-block: clamp(32px, 4vw, 64px) clamp(64px, 7vw, 112px);
`;
