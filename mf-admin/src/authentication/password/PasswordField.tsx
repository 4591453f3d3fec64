import { Button } from '@site/shell/kit';
import { TextField } from '@site/shell/kit/form';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';

/** A password field that can show its value. It allows pasting and never changes the input. */
export function PasswordField(props: PasswordFieldProps) {
  const { name = 'password', autoComplete, label = 'Password', hint, autoFocus } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      spellCheck={false}
      endAdornment={
        <Button
          tone="text"
          size="small"
          aria-pressed={isShown}
          aria-label="Show password"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  );
}

interface PasswordFieldProps {
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  label?: string;
  hint?: string;
  autoFocus?: boolean;
}
