import { Button, styled } from '@site/shell/kit';
import { sitemapPagePath } from './sitemapPageNumber';

/** Links to the previous and next page of the sitemap. */
export function SitemapPager({ pageNumber, pageCount }: { pageNumber: number; pageCount: number }) {
  return (
    <Styles className="wrap" aria-label="Sheets">
      {pageNumber > 1 && (
        <Button tone="line" size="small" to={sitemapPagePath(pageNumber - 1)} rel="prev">
          Previous page
        </Button>
      )}
      <p className="note tn">
        Page {pageNumber} of {pageCount}
      </p>
      {pageNumber < pageCount && (
        <Button tone="line" size="small" to={sitemapPagePath(pageNumber + 1)} rel="next">
          Next page
        </Button>
      )}
    </Styles>
  );
}

const Styles = styled('nav')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 16px 24px;
  padding-block: 40px clamp(56px, 7vw, 112px);
`;
