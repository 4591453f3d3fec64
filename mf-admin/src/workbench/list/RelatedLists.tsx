import { styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import { usePermissions } from '../../session/usePermissions';
import type { RelatedList } from './definition/ListDefinition';
import { pathOf } from './definition/useListUrl';

/** Links to related lists, including the current one. Those that the member may not see are left out. */
export function RelatedLists({ name, label, lists }: RelatedListsProps) {
  const may = usePermissions();
  return (
    <Styles aria-label={label}>
      {lists
        .filter(({ needs }) => !needs || may(needs))
        .map((list) => (
          <Link
            key={list.name}
            ref={list.name === name ? showLink : undefined}
            to={pathOf(list)}
            aria-current={list.name === name ? 'page' : undefined}
          >
            {list.label}
          </Link>
        ))}
    </Styles>
  );
}

/** On a narrow screen the current link may be beyond the edge. */
function showLink(link: HTMLAnchorElement | null) {
  link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

interface RelatedListsProps {
  /** The name of the current list. */
  name: string;
  label: string;
  lists: readonly RelatedList[];
}

const Styles = styled('nav')`
  display: flex;
`;
