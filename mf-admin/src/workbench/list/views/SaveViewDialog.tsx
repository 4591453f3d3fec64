import { Button, styled } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';
import { type FormEvent, useId, useState } from 'react';

/** Asks for the name of the view to save. */
export function SaveViewDialog({ onSave, onClose }: SaveViewDialogProps) {
  const id = useId();
  const [name, setName] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    onSave(name.trim());
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Save this view">
      <Styles onSubmit={handleSubmit}>
        <label htmlFor={id}>Name</label>
        <input
          id={id}
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          maxLength={40}
          autoComplete="off"
          aria-describedby={`${id}note`}
        />
        <p id={`${id}note`} className="mu">
          Saves the search, filters, and sort order for you in this browser.
        </p>
        <Button tone="navy" size="small" type="submit">
          Save view
        </Button>
      </Styles>
    </Dialog>
  );
}

interface SaveViewDialogProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

const Styles = styled('form')`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 16px 20px 20px;
  label {
    font-weight: 550;
    color: var(--ink);
  }
  input {
    width: 100%;
    height: 44px;
    padding: 0 12px;
    border: 1px solid var(--line-2);
    border-radius: 6px;
    background: var(--paper);
    color: var(--ink);
  }
  button {
    margin-top: 8px;
  }
`;
