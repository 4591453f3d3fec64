import { ActionBar, Page, type PageTexts } from '@site/shell/kit';
import type { ReactNode } from 'react';
import type { PageIllustration } from '../illustrations/illustrationAt';
import { type AlternativeTexts, InnerPageHeader } from './InnerPageHeader';

/** An inner page: header and content. */
export function InnerPage({
  illustration,
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
        <InnerPageHeader {...head} illustration={illustration} alternatives={alternatives}>
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
  /** Words the head may change to in the browser: it is as tall as any of them needs, so that nothing moves then. */
  alternatives?: AlternativeTexts[];
  /** Buttons in the header. */
  actions?: ReactNode;
  /** Where Book leads in the bar at the lower edge of a phone's screen. */
  bookTo?: string;
  children?: ReactNode;
}
