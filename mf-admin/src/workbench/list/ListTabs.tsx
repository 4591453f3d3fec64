import { styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import { formatCount } from '../../formatting/formatCount';
import type { ListPage } from '../resource/ListResult';
import type { ListFilter } from './definition/ListDefinition';
import type { ListUrl } from './definition/useListUrl';

/** One filter of the list as tabs with counts. */
export function ListTabs<Row, Page extends ListPage<Row>>({
  tabs,
  filter,
  page,
  address,
}: ListTabsProps<Page>) {
  const counts = page && tabs.countsOf(page);
  const all =
    page && (tabs.allOf?.(page) ?? Object.values(tabs.countsOf(page)).reduce((sum, count) => sum + count, 0));
  const atLeast = page ? tabs.atLeastOf(page) : [];
  const choices = [{ value: undefined, label: tabs.all }, ...filter.choices];
  return (
    <Styles aria-label={tabs.label}>
      {choices.map(({ value, label }) => {
        const count = value === undefined ? all : counts?.[value];
        const isMore = value === undefined ? !tabs.allOf && atLeast.length > 0 : atLeast.includes(value);
        const isHot = value !== undefined && Boolean(count) && tabs.hot?.includes(value);
        return (
          <Link
            key={label}
            to={address.filtered(filter.name, value)}
            aria-current={address.view.filters[filter.name] === value ? 'true' : undefined}
          >
            {label}
            {count !== undefined && (
              <span className={isHot ? 'hot' : undefined}>{formatCount(count, isMore)}</span>
            )}
          </Link>
        );
      })}
    </Styles>
  );
}

interface ListTabsProps<Page> {
  tabs: {
    label: string;
    all: string;
    allOf?: (page: Page) => number;
    countsOf: (page: Page) => Record<string, number>;
    atLeastOf: (page: Page) => readonly string[];
    hot?: readonly string[];
  };
  filter: ListFilter;
  page?: Page;
  address: ListUrl;
}

const Styles = styled('nav')`
  display: flex;
  a span {
    font: 450 var(--a12) / 1 var(--mono);
    color: var(--muted);
  }
  a .hot {
    color: var(--ember-t);
  }
  /* Beside an open record. */
  @container (max-width: 720px) {
    padding-inline: 4px;
    a {
      gap: 5px;
      padding: 0 8px;
    }
    a[aria-current]::after {
      left: 8px;
      right: 8px;
    }
  }
`;
