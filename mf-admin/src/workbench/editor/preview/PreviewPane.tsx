import type { PreviewLink } from '@site/api/content/documents/contract';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { capitalize } from '../../../formatting/capitalize';
import { errorMessage } from '../../../requests/errorMessage';
import type { ContentClient } from '../../resource/createContentClient';
import { SegmentedControl } from '../../screen/SegmentedControl';
import type { DraftState } from '../draft/useDraft';
import type { EditorView } from './EditorView';
import type { PreviewTarget } from './PreviewTarget';

/** The draft on the real site at phone, tablet or desktop width; reloaded after each save. */
export function PreviewPane<Draft extends object>(props: PreviewPaneProps<Draft>) {
  const { work, content, noun, view, variants = [], onSelect } = props;
  const { autosave, document } = work;
  const [width, setWidth] = useState(view === 'beside' || innerWidth < 700 ? 'Phone' : 'Desktop');
  const [label, setFace] = useState<string>();
  // Keeps the scroll position over reloads.
  const scrollTop = useRef(0);
  const [link, setLink] = useState<PreviewLink>();
  const [problem, setProblem] = useState<ApiError>();
  const loadLink = useEffectEvent((_path: string) => {
    autosave
      .flush()
      .then(() => autosave.current.document.id)
      .then((known) => (known ? content.preview(known) : undefined))
      .then(setLink, setProblem);
  });
  const { id, slug } = document;
  useEffect(() => {
    loadLink(`${id} ${slug}`);
  }, [id, slug]);
  const variant = variants.find((one) => one.label === label) ?? variants[0];
  const frame = useRef<HTMLIFrameElement>(null);
  const handlePreviewMessage = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return;
    const at: unknown = data?.block;
    if (Number.isInteger(at))
      onSelect({ at: at as number, variant: Math.max(0, variant ? variants.indexOf(variant) : 0) });
  });
  useEffect(() => {
    const handleMessage = (event: MessageEvent) => handlePreviewMessage(event);
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, []);
  const address = link && `${link.path}${variant?.query ?? ''}`;
  return (
    <Styles className="seen" aria-label="Preview">
      <header>
        <SegmentedControl
          label="Screen size"
          options={Object.keys(WIDTHS).map((name) => ({ value: name, label: name }))}
          value={width}
          onChange={setWidth}
        />
        {variants.length > 0 && (
          <SegmentedControl
            label="Variant"
            options={variants.map((one) => ({ value: one.label, label: one.label }))}
            value={variant?.label}
            onChange={setFace}
          />
        )}
        {link && (
          <a className="lk" href={address} target="_blank" rel="noreferrer">
            Share preview (expires in 1 hour)
          </a>
        )}
      </header>
      {problem && <p role="alert">{errorMessage(problem)}</p>}
      {!link && !problem && (
        <p className="mu">
          {id ? 'Loading preview…' : `Nothing to preview yet. Start writing your ${noun}.`}
        </p>
      )}
      {link && (
        <div className="frame">
          <iframe
            ref={frame}
            key={`${address} ${document.version}`}
            title={`${capitalize(noun)} preview`}
            src={address}
            style={WIDTHS[width]}
            onLoad={({ currentTarget: { contentWindow: page } }) => {
              page?.scrollTo(0, scrollTop.current);
              page?.addEventListener('scroll', () => {
                scrollTop.current = page.scrollY;
              });
            }}
          />
        </div>
      )}
    </Styles>
  );
}

/** Tablet and desktop have a least width: in a narrower pane the preview is scaled down. */
const WIDTHS: Record<string, CSSProperties> = {
  Phone: { '--width': 'min(390px, 100%)', '--least': '0px' } as CSSProperties,
  Tablet: { '--width': '820px', '--least': '820px' } as CSSProperties,
  Desktop: { '--width': 'max(100%, 1200px)', '--least': '1200px' } as CSSProperties,
};

interface PreviewPaneProps<Draft extends object> {
  work: DraftState<Draft>;
  content: Pick<ContentClient<Draft>, 'preview'>;
  noun: string;
  view: EditorView;
  variants?: readonly { label: string; query: string }[];
  /** Called when a block of the page is selected. */
  onSelect: (pointed: PreviewTarget) => void;
}

const Styles = styled('section')`
  padding: 14px 20px 24px;
  background: var(--paper);
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 14px;
    align-items: center;
    margin-bottom: 12px;
  }
  .frame {
    container-type: inline-size;
    display: grid;
    grid-template: 100% / 100%;
    justify-items: safe center;
    height: calc(100dvh - 210px);
    min-height: 480px;
    overflow: auto hidden;
  }
  @media ${below.phone} {
    padding-inline: 16px;
    .frame {
      margin-inline: -16px;
    }
  }
  iframe {
    /* tan(atan2()) divides two lengths. Below a scale of one half nothing is legible, so it scrolls instead. */
    --scale: clamp(0.5, tan(atan2(100cqw, var(--least))), 1);
    width: var(--width);
    height: calc(100% / var(--scale));
    scale: var(--scale);
    transform-origin: 0 0;
    margin-right: calc(var(--width) * (var(--scale) - 1));
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: #fff;
    color-scheme: light;
  }
`;
