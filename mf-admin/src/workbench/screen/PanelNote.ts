import { styled } from '@site/shell/kit';

/** What a panel says instead of its rows. */
export const PanelNote = styled('p')`
  padding: 22px 16px;
  color: var(--muted);
`;
