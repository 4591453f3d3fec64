import { Button, below, from, styled } from '@site/shell/kit';
import { Menu } from '@site/shell/kit/workbench';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { usePermissions } from '../../../session/usePermissions';
import { RedirectTargetCell } from '../../fields/links/RedirectTargetCell';
import { ConfirmDialog } from '../../screen/ConfirmDialog';
import type { BulkActions } from './BulkActions';
import { BulkFieldCell } from './BulkFieldCell';
import type { useBulkAction } from './useBulkAction';
import type { Selection } from './useSelection';

/** The number of selected rows and their bulk actions. */
export function BulkBar<Row>({ actions, bulk, total, isMore, selection, rows }: BulkBarProps<Row>) {
  const format = (value: number) => value.toLocaleString('en-US');
  const { confirmation } = bulk;
  const { isAll } = selection;
  const may = usePermissions();
  const choices = actions.choices.filter(({ needs }) => !needs || may(needs));
  const menus = [...new Set(choices.map(({ menu = actions.label }) => menu))];
  const isPageSelected = rows.every(selection.has);
  return (
    <Styles aria-label="Selection">
      <b role="status">{isAll ? `All ${format(total)} selected` : `${format(bulk.count)} selected`}</b>
      {!isPageSelected && !isAll && (
        <button type="button" className="all page" onClick={() => selection.togglePage(rows)}>
          Select all on this page
        </button>
      )}
      {isPageSelected && !isAll && total > bulk.count && (isMore || total > actions.max) && (
        <span>You can change up to {format(actions.max)} at once. Filter the list to select fewer.</span>
      )}
      {isPageSelected && !isAll && total > bulk.count && total <= actions.max && !isMore && (
        <button type="button" className="all" onClick={() => selection.selectAll(rows)}>
          Select all {format(total)} matching
        </button>
      )}
      <span className="actions">
        {menus.map((label) => (
          <Menu
            key={label}
            label={`${label} for selection`}
            items={choices.filter(({ menu = actions.label }) => menu === label)}
            onChoose={bulk.choose}
          >
            {label}
            <ChevronDown aria-hidden />
          </Menu>
        ))}
        <Button tone="line" size="small" aria-label="Clear selection" onClick={selection.clear}>
          <X aria-hidden />
        </Button>
      </span>
      {confirmation && (
        <ConfirmDialog
          title={confirmation.question}
          confirmLabel={confirmation.action}
          isBusy={bulk.isBusy}
          isDisabled={confirmation.isDisabled}
          onConfirm={bulk.confirm}
          onClose={bulk.cancel}
          field={
            bulk.input &&
            (confirmation.field ? (
              <BulkFieldCell {...confirmation.field} {...bulk.input} />
            ) : (
              <RedirectTargetCell isMany={bulk.count > 1} {...bulk.input} />
            ))
          }
        >
          {confirmation.note}
        </ConfirmDialog>
      )}
    </Styles>
  );
}

interface BulkBarProps<Row> {
  actions: BulkActions<Row>;
  bulk: ReturnType<typeof useBulkAction<Row>>;
  total: number;
  /** More may match. */
  isMore?: boolean;
  selection: Selection<Row>;
  /** The rows of the current page. */
  rows: readonly Row[];
}

const Styles = styled('section')`
  position: sticky;
  top: var(--bar);
  z-index: 4;
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 12px;
  min-height: 46px;
  padding: 5px 20px;
  background: var(--brand);
  color: #fff;
  b {
    font-weight: 600;
  }
  .all {
    padding: 4px 0;
    border: 0;
    background: linear-gradient(currentColor, currentColor) 0 100% / 100% 1px no-repeat;
    color: inherit;
    font-weight: 550;
    cursor: pointer;
  }
  @media ${from.phone} {
    .page {
      display: none;
    }
  }
  .actions {
    display: flex;
    gap: 8px;
    margin-left: auto;
    /* Its buttons stand on a dark ground. */
    --navy: #fff;
    --line-2: rgba(255, 255, 255, 0.45);
    --line-ground: none;
    --sheet: transparent;
  }
  *:focus-visible {
    outline-color: #fff;
  }
  @media ${below.phone} {
    position: fixed;
    inset: auto 8px calc(72px + env(safe-area-inset-bottom));
    padding: 6px 6px 6px 14px;
    border-radius: 6px;
    box-shadow: var(--sh-float);
    .all {
      min-height: 44px;
    }
  }
`;
