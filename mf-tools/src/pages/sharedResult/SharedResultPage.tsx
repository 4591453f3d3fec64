import { Page, useHydrated } from '@site/shell/kit';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ResultPageStyles } from '../../results/ResultPageStyles';

const SharedResult = lazy(() => import('./SharedResult'));

/** Page of a share link. The report is fetched in the browser, so that a revoked link stops working at once. */
export function SharedResultPage() {
  const { key = '' } = useParams();
  const isHydrated = useHydrated();
  return (
    <Page
      title="A shared result"
      description="Someone shared this report with you. The link expires after 90 days."
      path="/r"
      noindex
      renderHeader={() => null}
    >
      <ResultPageStyles className="ruled edges prints-alone">
        <div className="wrap">
          {isHydrated ? (
            <Suspense fallback={<Waiting />}>
              <SharedResult shareKey={key} />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </div>
      </ResultPageStyles>
    </Page>
  );
}

export { SharedResultPage as Component };

function Waiting() {
  return (
    <div role="status">
      <h1>A shared result</h1>
      <p>Loading the report…</p>
      <noscript>
        <p>The report needs JavaScript. Please turn it on in your browser.</p>
      </noscript>
    </div>
  );
}
