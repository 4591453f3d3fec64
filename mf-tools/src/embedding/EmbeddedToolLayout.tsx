import { Page, type PageTexts, SmartLink, styled, useSettings, VisuallyHidden } from '@site/shell/kit';
import type { ReactNode } from 'react';

/**
 * Layout of a tool embedded in another site: without header and footer, with a link to the tool's own page at `path`.
 */
export function EmbeddedToolLayout({ children, ...words }: PageTexts & { children: ReactNode }) {
  const { name } = useSettings();
  return (
    <Page {...words} noindex renderHeader={({ title }) => <VisuallyHidden as="h1">{title}</VisuallyHidden>}>
      {children}
      <Origin className="wrap">
        By <SmartLink to={words.path}>{name}</SmartLink>
      </Origin>
    </Page>
  );
}

const Origin = styled('p')`
  padding-block: 16px;
  font-size: var(--fs-sm);
  color: var(--muted);
`;
