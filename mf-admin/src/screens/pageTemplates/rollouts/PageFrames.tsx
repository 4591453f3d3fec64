import type { ComparedPage, TemplateRollout } from '@site/api/content/templateRollouts/contract';
import { styled } from '@site/shell/kit';
import { formatCount } from '../../../formatting/formatCount';
import { formatQuantity } from '../../../formatting/formatQuantity';
import { formatShare } from './rolloutTexts';

/** The text of a page before and after, beside each other or stacked, with the words marked that differ. */
export function PageFrames({ rollout, page }: { rollout: TemplateRollout; page: ComparedPage }) {
  const path = `/api/admin/template-rollouts/${rollout.id}/pages/${page.id}/text`;
  const sides = [
    { side: 'before', name: 'Before', version: page.fromVersion },
    { side: 'after', name: 'After', version: rollout.templateVersion },
  ];
  return (
    <Styles>
      <p role="status">
        {page.path || page.label}: {formatShare(page.share)} of the text differs,{' '}
        {formatQuantity({ one: 'word', many: 'words' }, page.added)} added, {formatCount(page.removed)}{' '}
        removed.
      </p>
      <div>
        {sides.map(({ side, name, version }) => (
          <figure key={side}>
            <figcaption>
              <b>{name}</b> <span className="mu">Version {formatCount(version)}</span>
            </figcaption>
            <iframe
              title={`${name}: ${page.path || page.label}`}
              src={`${path}?side=${side}`}
              onLoad={({ currentTarget }) => showFirstChange(currentTarget)}
              // Without scripts.
              sandbox="allow-same-origin"
            />
          </figure>
        ))}
      </div>
    </Styles>
  );
}

/** Scrolls a text, and not the screen around it, to the first word that differs. */
function showFirstChange({ contentDocument, contentWindow, clientHeight }: HTMLIFrameElement): void {
  const top = contentDocument?.querySelector('ins, del')?.getBoundingClientRect().top ?? 0;
  contentWindow?.scrollTo(0, Math.max(0, top - clientHeight / 3));
}

const Styles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
    gap: 14px;
  }
  figure {
    display: grid;
    gap: 6px;
    margin: 0;
    min-width: 0;
  }
  iframe {
    width: 100%;
    height: min(560px, 70dvh);
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: #fff;
    color-scheme: light;
  }
`;
