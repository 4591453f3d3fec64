import styled from '@emotion/styled/base';
import MuiDialog from '@mui/material/Dialog';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { DialogProps } from './Dialog';
import { IconButton } from './IconButton';
import { OverlayTheme } from './OverlayTheme';

/** The dialog, loaded when one first opens. */
export default function DialogContent({ open, onClose, title, isUnprompted, children }: DialogProps) {
  const id = useId();
  return (
    <OverlayTheme>
      <MuiDialog open={open} onClose={onClose} aria-labelledby={id}>
        <Styles>
          <h2 id={id}>{title}</h2>
          <IconButton label="Close" onClick={onClose} autoFocus={!isUnprompted}>
            <X aria-hidden />
          </IconButton>
        </Styles>
        {children}
      </MuiDialog>
    </OverlayTheme>
  );
}

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
