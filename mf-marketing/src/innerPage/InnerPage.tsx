import { ActionBar, Page, type PageTexts } from '@site/shell/kit';
import type { ReactNode } from 'react';
import type { PageIllustration } from '../illustrations/illustrationAt';
import { type AlternativeTexts, InnerPageHeader } from './InnerPageHeader';

/** An inner page: header and content. */
export function InnerPage({
  illustration,
  figure,
  actions,
  bookTo,
  alternatives,
  children,
  ...words
}: InnerPageProps) {
  return (
    <Page
      {...words}
      renderHeader={(head) => (
        <InnerPageHeader {...head} illustration={illustration} figure={figure} alternatives={alternatives}>
          {actions}
        </InnerPageHeader>
      )}
    >
      {children}
      {bookTo && <ActionBar bookTo={bookTo} />}
    </Page>
  );
}

export interface InnerPageProps extends PageTexts {
  illustration?: PageIllustration;
  /** In the header instead of an illustration. */
  figure?: ReactNode;
  /**
   * Texts that the header may change to in the browser. It reserves the height of the tallest, so that nothing
   * moves.
   */
  alternatives?: AlternativeTexts[];
  /** Buttons in the header. */
  actions?: ReactNode;
  /** The target of "Book" in the action bar on phones. */
  bookTo?: string;
  children?: ReactNode;
}
