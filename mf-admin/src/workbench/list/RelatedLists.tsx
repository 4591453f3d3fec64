import { styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import { pathOf } from './definition/useListUrl';

/** Links to related lists, including the current one. */
export function RelatedLists({ name, label, lists }: RelatedListsProps) {
  return (
    <Styles aria-label={label}>
      {lists.map((list) => (
        <Link key={list.name} to={pathOf(list)} aria-current={list.name === name ? 'page' : undefined}>
          {list.label}
        </Link>
      ))}
    </Styles>
  );
}

interface RelatedListsProps {
  /** The name of the current list. */
  name: string;
  label: string;
  lists: readonly { label: string; name: string }[];
}

const Styles = styled('nav')`
  display: flex;
`;
