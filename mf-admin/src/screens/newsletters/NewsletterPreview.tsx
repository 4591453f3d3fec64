import type { NewsletterDraft } from '@site/api/audience/newsletters/contract';
import type { ContentDocument } from '@site/api/content/documents/contract';
import { styled } from '@site/shell/kit';
import { useState } from 'react';
import { hasSubjectTest } from './subjectTestLabels';

/** The saved draft as an email, as email programs show it. */
export function NewsletterPreview({ document: { id, version }, draft }: NewsletterPreviewProps) {
  const [shown, setShown] = useState<View>('Desktop');
  const { view, width } = VIEWS[shown];
  const path = `/api/admin/newsletters/${id}/email?view=${view}`;
  return (
    <Styles>
      <header>
        <fieldset className="seg">
          <legend className="sr">Shown as</legend>
          {(Object.keys(VIEWS) as View[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === shown} onClick={() => setShown(name)}>
              {name}
            </button>
          ))}
        </fieldset>
      </header>
      {[draft.subject || 'No subject yet', ...(hasSubjectTest(draft) ? [draft.secondSubject] : [])].map(
        (subject, at) => (
          <p className="inbox" key={at ? 'second' : 'first'}>
            <b>{subject}</b> <span className="mu">{draft.preheader}</span>
          </p>
        ),
      )}
      {id ? (
        <iframe
          key={`${path} ${version}`}
          title="Newsletter preview"
          src={path}
          // Without scripts. Images come from this site.
          sandbox="allow-same-origin"
          style={{ maxWidth: width }}
        />
      ) : (
        <p className="mu">Nothing to preview yet. Start writing your newsletter.</p>
      )}
    </Styles>
  );
}

interface NewsletterPreviewProps {
  draft: NewsletterDraft;
  document: ContentDocument<NewsletterDraft>;
}

type View = keyof typeof VIEWS;

const VIEWS = {
  Desktop: { view: 'light', width: '100%' },
  Phone: { view: 'light', width: '375px' },
  Dark: { view: 'dark', width: '100%' },
  'Plain text': { view: 'text', width: '100%' },
} as const;

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
