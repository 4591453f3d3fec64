import { styled } from '@site/shell/kit';

/** A fieldset that only disables what is in it. */
export const PlainFieldset = styled('fieldset')`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
