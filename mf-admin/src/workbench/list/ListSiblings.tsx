import { styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import { pathOf } from './definition/useListAddress';

/** The lists that belong together, this one among them, each the way to it. */
export function ListSiblings({ name, label, siblings }: ListSiblingsProps) {
  return (
    <Styles aria-label={label}>
      {siblings.map((list) => (
        <Link key={list.name} to={pathOf(list)} aria-current={list.name === name ? 'page' : undefined}>
          {list.label}
        </Link>
      ))}
    </Styles>
  );
}

interface ListSiblingsProps {
  /** Of the list that is shown. */
  name: string;
  label: string;
  siblings: readonly { label: string; name: string }[];
}

const Styles = styled('nav')`
  display: flex;
`;
