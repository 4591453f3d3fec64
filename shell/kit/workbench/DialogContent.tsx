import styled from '@emotion/styled/base';
import MuiDialog from '@mui/material/Dialog';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef } from 'react';
import type { DialogProps } from './Dialog';
import { IconButton } from './IconButton';
import { OverlayTheme } from './OverlayTheme';

/** The dialog, loaded when one first opens. */
export default function DialogContent({ open, onClose, title, isUnprompted, children }: DialogProps) {
  const id = useId();
  return (
    <OverlayTheme>
      <MuiDialog open={open} onClose={onClose} aria-labelledby={id}>
        <Header id={id} title={title} onClose={onClose} isUnprompted={isUnprompted} />
        {children}
      </MuiDialog>
    </OverlayTheme>
  );
}

/** Takes the focus to the first field, or to the button to close where the dialog does not begin with one to type in. */
function Header({
  id,
  title,
  onClose,
  isUnprompted,
}: Omit<DialogProps, 'open' | 'children'> & { id: string }) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isUnprompted) return;
    const first = element.current?.parentElement?.querySelector<HTMLElement>(FIRST_CONTROL);
    if (first?.matches(FIELD)) first.focus();
  }, [isUnprompted]);
  return (
    <Styles ref={element}>
      <h2 id={id}>{title}</h2>
      <IconButton label="Close" onClick={onClose} autoFocus={!isUnprompted}>
        <X aria-hidden />
      </IconButton>
    </Styles>
  );
}

const FIRST_CONTROL = 'form :is(input:not([type="hidden"]), select, textarea, button)';
const FIELD = 'input:not([type="checkbox"], [type="radio"], [type="file"]), select, textarea';

const Styles = styled('header')`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 57px;
  padding: 6px 11px 6px 20px;
  border-bottom: 1px solid var(--line);
  h2 {
    font-size: 1.125rem;
    font-weight: 600;
  }
`;
