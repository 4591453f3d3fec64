import { styled } from '@site/shell/kit';
import { SubmitButton } from '@site/shell/kit/form';
import type { ReactNode } from 'react';

/** The footer of the record form: save status and actions. */
export function SaveBar({ createLabel, isNew, isUnsaved, isOnline, isBusy, children }: SaveBarProps) {
  const state = isBusy
    ? 'Saving…'
    : isUnsaved
      ? 'Unsaved changes'
      : isNew
        ? 'Not saved yet'
        : 'All changes saved';
  return (
    <Styles data-save-bar="">
      <p role="status" className={isOnline && !isUnsaved && !isNew ? 'ok' : isOnline ? undefined : 'wt'}>
        {isOnline ? state : 'You’re offline. Your changes stay here. Save them when you reconnect.'}
      </p>
      {children}
      <SubmitButton
        tone="navy"
        size="small"
        busyLabel="Saving…"
        isDisabled={!isOnline}
        aria-keyshortcuts="Meta+S Control+S"
      >
        {isNew ? createLabel : 'Save'}
      </SubmitButton>
    </Styles>
  );
}

interface SaveBarProps {
  /** The label of the button that creates, such as `Add redirect`. */
  createLabel: string;
  isNew: boolean;
  isUnsaved: boolean;
  isOnline: boolean;
  isBusy: boolean;
  /** More actions. */
  children: ReactNode;
}

const Styles = styled('footer')`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 10px 20px calc(10px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line-2);
  background: var(--sheet);
  p {
    flex: 1;
    min-width: 110px;
    color: var(--muted);
    font-size: var(--a13);
  }
`;
