import styled from '@emotion/styled/base';
import Switch from '@mui/material/Switch';
import { ThemeProvider } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useHydrated } from '../motion/useHydrated';
import { Button } from '../page/Button';
import { theme } from '../theme/theme';
import { type ConsentChoices, hasPrivacySignal } from './consentRecord';
import { useConsent } from './useConsent';
import { useSaveConsent } from './useSaveConsent';

/** Toggles for optional cookies. Nothing is stored before "Save Preferences". */
export function ConsentPreferencesForm({ onSaved, onCancel, children }: ConsentPreferencesFormProps) {
  const { choices } = useConsent();
  const save = useSaveConsent();
  const hasSignal = useHydrated() && hasPrivacySignal();
  const [changed, setChanged] = useState<{ analytics?: boolean; marketing?: boolean }>({});
  const analytics = changed.analytics ?? choices?.analytics ?? false;
  const marketing = changed.marketing ?? choices?.marketing ?? false;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save({ analytics, marketing });
    onSaved?.();
  };
  return (
    <ThemeProvider theme={theme}>
      <Styles onSubmit={handleSubmit}>
        <Choice
          name="Necessary"
          about="Make the site work and remember your choice. Always on."
          isOn
          isFixed
        />
        <Choice
          name="Analytics"
          about="Count visits so we know which pages help, and remember how you first found us."
          isOn={analytics}
          onChange={(isOn) => setChanged({ ...changed, analytics: isOn })}
        />
        <Choice
          name="Marketing"
          about={
            hasSignal
              ? 'Your browser asks websites not to share your data (Global Privacy Control). This stays off unless you turn it on.'
              : 'Tell us which ad led to your inquiry.'
          }
          isOn={marketing}
          onChange={(isOn) => setChanged({ ...changed, marketing: isOn })}
        />
        <div className="buttons">
          {onCancel && (
            <Button tone="line" size="small" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button tone="navy" size="small" type="submit">
            Save Preferences
          </Button>
        </div>
        {children?.({ necessary: true, analytics, marketing })}
      </Styles>
    </ThemeProvider>
  );
}

export interface ConsentPreferencesFormProps {
  /** Called after the choice is stored. */
  onSaved?: () => void;
  /** Shows "Cancel". */
  onCancel?: () => void;
  /** Renders the unsaved choices. */
  children?: (choices: ConsentChoices) => ReactNode;
}

function Choice({ name, about, isOn, isFixed, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="choice">
      <label htmlFor={id}>{name}</label>
      <Switch
        checked={isOn}
        disabled={isFixed}
        onChange={(event) => onChange?.(event.target.checked)}
        slotProps={{ input: { id, 'aria-describedby': `${id}-about` } }}
      />
      <p id={`${id}-about`}>{about}</p>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  about: string;
  isOn: boolean;
  isFixed?: boolean;
  onChange?: (isOn: boolean) => void;
}

const Styles = styled('form')`
  .choice {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 16px;
    padding: 8px 0;
    border-top: 1px solid var(--line);
  }
  .choice:first-of-type {
    border-top: 0;
  }
  label {
    font-weight: 600;
    color: var(--ink);
    font-size: 0.9375rem;
    cursor: pointer;
  }
  p {
    font-size: 0.875rem;
    line-height: 1.4;
    color: var(--muted);
    max-width: var(--measure);
    padding-right: 12px;
  }
  .buttons {
    display: flex;
    gap: 8px;
    justify-content: flex-end;
    margin-top: 12px;
  }
  .MuiSwitch-root {
    width: 44px;
    height: 44px;
    padding: 11px 2px;
    grid-row: span 2;
    overflow: visible;
  }
  .MuiSwitch-switchBase {
    padding: 14px 5px;
  }
  .MuiSwitch-switchBase.Mui-checked {
    transform: translateX(18px);
  }
  .MuiSwitch-thumb {
    width: 16px;
    height: 16px;
    box-shadow: none;
    background: var(--navy);
  }
  .MuiSwitch-track {
    border-radius: 11px;
    opacity: 1;
    background: transparent;
    border: 1px solid var(--blue-2);
  }
  .Mui-checked .MuiSwitch-thumb {
    background: var(--ember);
  }
  .Mui-checked + .MuiSwitch-track.MuiSwitch-track {
    opacity: 1;
    background: var(--navy);
    border-color: var(--navy);
  }
  .Mui-disabled + .MuiSwitch-track.MuiSwitch-track {
    opacity: 0.5;
  }
  .MuiSwitch-switchBase:focus-within + .MuiSwitch-track {
    outline: 2px solid var(--navy);
    outline-offset: 3px;
  }
`;
