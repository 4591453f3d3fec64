import { below, SmartLink, styled, useHydrated, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { CopyButton } from '../clipboard/CopyButton';
import { createEmbedCode } from './createEmbedCode';

/** The HTML for embedding one thing in another page: a frame, and a script that gives the frame its height. */
export function EmbedSnippet({ path, title }: { path: string; title: string }) {
  const { origin, isFramable } = useSettings();
  const isHydrated = useHydrated();
  const snippet = createEmbedCode({ origin, path, title });
  return (
    <Styles aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p className="note">
          {isFramable ? 'Shown only on allowed websites:' : 'Blocked on every website until one is allowed:'}{' '}
          <SmartLink to={paths.admin.embedding}>Allowed websites</SmartLink>
        </p>
      </div>
      <div className="code">
        <pre className="lines">
          <code>{snippet}</code>
        </pre>
        <div className="copy">{isHydrated && <CopyButton text={snippet} context={title} />}</div>
      </div>
    </Styles>
  );
}

const Styles = styled('section')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: 12px 40px;
  padding-block: 28px 20px;
  border-top: 1px solid var(--line-2);
  h2 {
    font-size: 1.25rem;
    letter-spacing: -0.02em;
  }
  .note {
    margin-top: 8px;
    font-size: var(--fs-sm);
    color: var(--muted);
  }
  /* Broken into lines instead of scrolled, so that all of it is in sight on a phone. */
  .lines {
    margin: 0;
    padding: 18px 20px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--white);
  }
  code {
    font: 450 0.8125rem / 1.6 var(--mono);
    color: var(--ink);
  }
  .copy {
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: 44px;
    margin-top: 12px;
  }
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: none;
  }
`;
