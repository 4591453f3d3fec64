import { styled } from '@site/shell/kit';
import { Switch } from '@site/shell/kit/fields';
import { type ReactNode, useId } from 'react';

/** The switch of something that is written to HubSpot, with what that means. */
export function ActivitySwitch(props: ActivitySwitchProps) {
  const { label, text, isOn, isLocked, isLoading, problem, onChange, children } = props;
  const id = useId();
  return (
    <Styles>
      <label htmlFor={id}>{label}</label>
      <Switch
        id={id}
        checked={isOn}
        disabled={isLocked}
        aria-describedby={`${id}-text`}
        onChange={onChange}
      />
      <p id={`${id}-text`} className="mu">
        {text}
      </p>
      <div role="status">
        {isLoading && <p className="mu">Loading…</p>}
        {problem && <p className="no">{problem}</p>}
      </div>
      {children}
    </Styles>
  );
}

interface ActivitySwitchProps {
  label: string;
  text: string;
  isOn: boolean;
  isLocked: boolean;
  /** What the account offers is being read. */
  isLoading?: boolean;
  /** Why it doesn’t work. */
  problem?: string | null;
  onChange: (isOn: boolean) => void;
  children?: ReactNode;
}

const Styles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  justify-items: start;
  gap: 2px 12px;
  padding-block: 2px 6px;
  label {
    cursor: pointer;
  }
  p,
  [role="status"] {
    grid-column: 1 / -1;
  }
  p {
    font-size: var(--a13);
  }
  button {
    margin-top: 4px;
  }
`;
