import { below, SmartLink, styled, useHydrated, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { CopyButton } from '../clipboard/CopyButton';
import { ToolSection } from '../toolLayout/ToolSection';
import { createEmbedCode } from './createEmbedCode';

/** The HTML for embedding a tool in another page, and its requirements. */
export function EmbedSnippet({ path, title }: { path: string; title: string }) {
  const { origin, isFramable } = useSettings();
  const isHydrated = useHydrated();
  const snippet = createEmbedCode({ origin, path, title });
  return (
    <ToolSection background="sheet" aria-labelledby="embed">
      <Styles className="wrap">
        <div>
          <h2 id="embed">Put it on your own site</h2>
          <p>
            Two elements: the tool in a frame, and a script that gives the frame its height. The tool sets no
            cookies there.
          </p>
          <p>
            It works only on sites that we have added to our settings, under <b>Frame origins</b>.{' '}
            {isFramable
              ? 'Some sites are on the list; yours may not be yet.'
              : 'No site is on the list yet, so it works nowhere so far.'}{' '}
            <SmartLink to={paths.contact}>Tell us the address of yours</SmartLink> first.
          </p>
        </div>
        <div className="code">
          <pre className="lines">
            <code>{snippet}</code>
          </pre>
          <div className="copy">{isHydrated && <CopyButton text={snippet} context="the lines" />}</div>
        </div>
      </Styles>
    </ToolSection>
  );
}

const Styles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: 24px 40px;
  h2 {
    font-size: var(--fs-h3);
  }
  p {
    margin-top: 12px;
    max-width: 26em;
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
