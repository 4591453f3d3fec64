import { Button, below, styled, useHydrated } from '@site/shell/kit';
import { getViewAsRole, viewAs } from '../../session/viewAs';

/** Tells an owner that they are viewing the workbench as another role, and ends that view. */
export function ViewAsBanner() {
  const role = useHydrated() ? getViewAsRole() : undefined;
  if (!role) return null;
  return (
    <Styles role="note">
      <span className="wt">
        You’re viewing the workbench as {role === 'viewer' ? 'a' : 'an'} {role}. Changes aren’t saved in this
        view.
      </span>
      <Button tone="line" size="small" onClick={() => viewAs(undefined)}>
        Return to owner view
      </Button>
    </Styles>
  );
}

const Styles = styled('div')`
  position: sticky;
  top: var(--bar);
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 16px;
  padding: 8px 20px;
  border-bottom: 1px solid var(--ember);
  background: var(--paper);
  box-shadow: inset 0 0 0 99px var(--ember-w);
  color: var(--ink);
  font-weight: 550;
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
