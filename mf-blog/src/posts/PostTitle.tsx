import { from, styled } from '@site/shell/kit';
import { Fragment } from 'react';

/** A title whose compound words ("call-back") are not broken at their hyphen. Reads and copies as written. */
export function PostTitle({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
      <NoWrap key={index}>{part}</NoWrap>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

const NoWrap = styled('span')`
  @media ${from.small} {
    white-space: nowrap;
  }
`;
