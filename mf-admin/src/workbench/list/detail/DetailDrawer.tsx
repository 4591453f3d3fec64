import { below, from, styled } from '@site/shell/kit';
import { Drawer, useMediaQuery } from '@site/shell/kit/workbench';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRestoredFocus } from '../../../keyboard/useRestoredFocus';
import type { DetailDrawerProps } from '../definition/ListDefinition';
import { DetailDrawerHeader, type DetailDrawerTexts } from './DetailDrawerHeader';
import { MovableElement } from './MovableElement';

/** The open record of a list: a side panel on wide screens, otherwise a drawer. */
export function DetailDrawer({ name, children, ...props }: DetailDrawerOwnProps) {
  const isWide = useMediaQuery(from.desktop);
  // Rendered into an element that moves between panel and drawer, so that typed text survives a resize.
  const [element] = useState(() => document.createElement('div'));
  const region = useRef<HTMLDivElement>(null);
  useRestoredFocus(region);
  // The drawer does not receive key events of an element that was moved into it.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isWide || event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    props.onClose();
  };
  const content = (
    <ContentStyles ref={region} onKeyDown={handleKeyDown}>
      <DetailDrawerHeader {...props} />
      {children}
    </ContentStyles>
  );
  return (
    <>
      {createPortal(content, element)}
      {isWide ? (
        <SidePanel aria-label={name}>
          <MovableElement element={element} />
        </SidePanel>
      ) : (
        <Drawer open onClose={props.onClose} label={name}>
          <BodyStyles>
            <MovableElement element={element} />
          </BodyStyles>
        </Drawer>
      )}
    </>
  );
}

export interface DetailDrawerOwnProps extends DetailDrawerTexts, Omit<DetailDrawerProps, 'id'> {
  /** Its name for screen readers. */
  name: string;
  children: ReactNode;
}

function SidePanel({ children, ...rest }: { children: ReactNode; 'aria-label': string }) {
  const panel = useRef<HTMLElement>(null);
  // Takes the focus if a record was opened by URL or by a link that is gone.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Column ref={panel} tabIndex={-1} {...rest}>
      {children}
    </Column>
  );
}

const Column = styled('aside')`
  position: sticky;
  top: var(--bar);
  min-height: calc(100dvh - var(--bar) - 91px);
  max-height: calc(100dvh - var(--bar));
  overflow: auto;
  background: var(--sheet);
  outline: 0;
  box-shadow: none;
`;

/** Puts the buttons to save at the bottom edge also below a short form, where no notice covers them. */
const BodyStyles = styled('div')`
  flex: 1 0 auto;
  &:has([data-save-bar]),
  & *:has([data-save-bar]):not([hidden]) {
    flex: 1 0 auto;
    display: flex;
    flex-direction: column;
  }
  [data-save-bar] {
    margin-top: auto;
  }
`;

const ContentStyles = styled('div')`
  background: var(--sheet);
`;

/** The loading or error state inside a drawer. */
export const DetailDrawerState = styled('div')`
  display: grid;
  gap: 18px;
  padding: 4px 20px 20px;
  &[aria-busy="true"] {
    padding-top: 20px;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
