import styled from '@emotion/styled/base';
import MuiDialog from '@mui/material/Dialog';
import { below } from '../theme/widths';
import type { OverlayProps } from './Overlay';
import { OverlayTheme } from './OverlayTheme';

/** The overlay, loaded when one first opens. */
export default function OverlayContent({ open, onClose, label, children }: OverlayProps) {
  return (
    <OverlayTheme>
      <Styles
        open={open}
        onClose={onClose}
        transitionDuration={0}
        slotProps={{ paper: { 'aria-label': label } }}
      >
        {children}
      </Styles>
    </OverlayTheme>
  );
}

const Styles = styled(MuiDialog)`
  .MuiDialog-container {
    align-items: flex-start;
  }
  .MuiDialog-container > .MuiDialog-paper {
    width: min(640px, 100% - 32px);
    max-width: none;
    max-height: min(560px, 80dvh);
    margin: 10dvh 16px 16px;
  }
  @media ${below.phone} {
    .MuiDialog-container > .MuiDialog-paper {
      width: 100%;
      height: 100%;
      max-height: none;
      margin: 0;
      border: 0;
      border-radius: 0;
    }
  }
`;
