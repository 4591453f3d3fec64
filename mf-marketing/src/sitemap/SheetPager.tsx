import { Button, styled } from '@site/shell/kit';
import { addressOfSheet } from './sheetIn';

/** Leads from one sheet of pages to the next. */
export function SheetPager({ sheet, sheets }: { sheet: number; sheets: number }) {
  return (
    <Look className="wrap" aria-label="Sheets">
      {sheet > 1 && (
        <Button tone="line" size="small" to={addressOfSheet(sheet - 1)} rel="prev">
          Previous sheet
        </Button>
      )}
      <p className="note tn">
        Sheet {sheet} of {sheets}
      </p>
      {sheet < sheets && (
        <Button tone="line" size="small" to={addressOfSheet(sheet + 1)} rel="next">
          Next sheet
        </Button>
      )}
    </Look>
  );
}

const Look = styled('nav')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 16px 24px;
  padding-block: 40px clamp(56px, 7vw, 112px);
`;
