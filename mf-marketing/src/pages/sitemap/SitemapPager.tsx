import { Button, styled } from '@site/shell/kit';
import { sitemapPagePath } from './sitemapPageNumber';

/** Leads from one sheet of pages to the next. */
export function SitemapPager({ sheet, sheets }: { sheet: number; sheets: number }) {
  return (
    <Styles className="wrap" aria-label="Sheets">
      {sheet > 1 && (
        <Button tone="line" size="small" to={sitemapPagePath(sheet - 1)} rel="prev">
          Previous sheet
        </Button>
      )}
      <p className="note tn">
        Sheet {sheet} of {sheets}
      </p>
      {sheet < sheets && (
        <Button tone="line" size="small" to={sitemapPagePath(sheet + 1)} rel="next">
          Next sheet
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
