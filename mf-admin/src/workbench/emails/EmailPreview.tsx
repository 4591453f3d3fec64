import { styled } from '@site/shell/kit';
import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '../screen/SegmentedControl';

/** A saved email, as email programs show it. */
export function EmailPreview({ title, path, version, children }: EmailPreviewProps) {
  const [shown, setShown] = useState<View>('Desktop');
  const { view, width } = VIEWS[shown];
  const url = `${path}?view=${view}`;
  return (
    <Styles>
      <SegmentedControl label="Shown as" options={OPTIONS} value={shown} onChange={setShown} />
      {children}
      <iframe
        key={`${url} ${version}`}
        title={title}
        src={url}
        // Without scripts. Images come from this site.
        sandbox="allow-same-origin"
        style={{ maxWidth: width }}
      />
    </Styles>
  );
}

interface EmailPreviewProps {
  /** The name of the frame. */
  title: string;
  /** The path of the email as a page, without its query. */
  path: string;
  /** Changes when the email was saved. */
  version: number;
  /** Shown above the email: its lines in an inbox. */
  children?: ReactNode;
}

type View = keyof typeof VIEWS;

const VIEWS = {
  Desktop: { view: 'light', width: '100%' },
  Phone: { view: 'light', width: '375px' },
  Dark: { view: 'dark', width: '100%' },
  'Plain text': { view: 'text', width: '100%' },
} as const;

const OPTIONS = (Object.keys(VIEWS) as View[]).map((name) => ({ value: name, label: name }));

const Styles = styled('section')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 14px 20px 24px;
  background: var(--paper);
  .inbox {
    overflow: hidden;
    padding: 8px 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  fieldset {
    justify-self: start;
  }
  iframe {
    justify-self: center;
    width: 100%;
    height: max(480px, calc(100dvh - 260px));
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: #fff;
    color-scheme: light;
  }
`;
