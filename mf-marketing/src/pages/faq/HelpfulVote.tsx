import type { VoteDraft } from '@site/api/insights/votes/contract';
import { SmartLink, styled, useHydrated } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { useState } from 'react';

/** Asks whether an answer helped. Anonymous; one press. */
export function HelpfulVote({ question }: Pick<VoteDraft, 'question'>) {
  const isHydrated = useHydrated();
  const [vote, setVote] = useState<boolean>();
  const say = (isHelpful: boolean) => {
    setVote(isHelpful);
    // Not awaited: a lost vote does not matter to the visitor.
    import('./sendVote').then(({ sendVote }) => sendVote({ question, isHelpful })).catch(() => undefined);
  };
  return (
    // Voting needs scripts; the space is reserved, so that nothing moves.
    <Styles className={isHydrated ? undefined : 'is-waiting'}>
      {vote === undefined && (
        <>
          <span>Was this helpful?</span>
          <button type="button" onClick={() => say(true)}>
            Yes
          </button>
          <button type="button" onClick={() => say(false)}>
            No
          </button>
        </>
      )}
      <span role="status">{vote === undefined ? '' : 'Thank you.'}</span>
      {vote === false && <SmartLink to={paths.contact}>Ask us what is missing</SmartLink>}
    </Styles>
  );
}

const Styles = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  font-size: 0.875rem;
  color: var(--muted);
  &.is-waiting {
    visibility: hidden;
  }
  button,
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    border: 0;
    background: none;
    font: 550 0.875rem / 1 var(--sans);
    color: var(--navy);
    text-decoration: underline;
    text-underline-offset: 4px;
    cursor: pointer;
  }
  @media print {
    display: none;
  }
`;
