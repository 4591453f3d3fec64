import { listRelatedPages, type RelatedPage } from '@site/api/seo/relatedPages/contract';
import { Button } from '@site/shell/kit';
import { type ApiError, api, read } from '@site/shell/kit/query';
import { type OpenTexts, Skeleton } from '@site/shell/kit/workbench';
import { errorMessage } from '../../../requests/errorMessage';
import type { AnalyzedText, TextPart } from './AnalyzedText';
import { findLinkPosition, type LinkPosition, linkAt } from './findLinkPosition';
import { frequentWords } from './frequentWords';
import { readParts } from './readParts';
import { useSettled } from './useSettled';

const { useListRelatedPagesQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listRelatedPages: build.query(read(listRelatedPages)) }),
  overrideExisting: true,
});

/** Pages of this site that a text could link to, each with a button that adds the link. */
export function LinkSuggestions<Draft extends object>(props: LinkSuggestionsProps<Draft>) {
  const { text, path, openTexts, onNotice, onChangeFields } = props;
  const terms = useSettled(frequentWords(text).join(','));
  const { data, error, isFetching, refetch } = useListRelatedPagesQuery(
    { query: { terms, ...(path && { path }) } },
    { skip: !terms },
  );
  const handleInsert = ({ page, place }: Suggestion<Draft>) => {
    if (place) {
      const { part, ...words } = place;
      onChangeFields(part.withText?.(linkAt(part.text, words, page.path)) ?? {});
      onNotice(`“${words.words}” now links to ${page.path}.`);
      return;
    }
    openTexts.latest?.insertLink(page.path, page.label);
    onNotice(
      openTexts.latest
        ? `Link to ${page.path} inserted.`
        : 'Click in the text where the link belongs, then insert it.',
    );
  };
  const suggestions = suggest(data ?? [], text, path);
  return (
    <section aria-label="Internal links to add" aria-busy={isFetching}>
      <h3>Internal links to add</h3>
      {error && (
        <p role="alert">
          {errorMessage(error as ApiError)}{' '}
          <Button type="button" tone="line" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!terms && <p className="mu">Suggestions appear when there is some text.</p>}
      {terms && !data && !error && [84, 62].map((width) => <Skeleton key={width} width={`${width}%`} />)}
      {data && !suggestions.length && <p className="mu">No related pages without a link.</p>}
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion.page.path}>
            <b>{suggestion.page.label}</b>
            <span className="m mu">{suggestion.page.path}</span>
            <span className="mu">
              {suggestion.page.inbound
                ? `Both mention: ${suggestion.page.terms.join(', ')}`
                : 'No page links to it yet'}
            </span>
            <Button type="button" tone="line" size="small" onClick={() => handleInsert(suggestion)}>
              {suggestion.place ? `Link “${suggestion.place.words}”` : 'Insert at cursor'}
              <span className="sr"> to {suggestion.page.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LinkSuggestionsProps<Draft> {
  text: AnalyzedText<Draft>;
  /** The text’s own page. */
  path: string | undefined;
  openTexts: OpenTexts;
  onNotice: (notice: string) => void;
  onChangeFields: (part: Partial<Draft>) => void;
}

interface Suggestion<Draft> {
  page: RelatedPage;
  place?: LinkPosition & { part: TextPart<Draft> };
}

const MAX_SUGGESTIONS = 6;

/** Pages that the text doesn’t link to yet; first those that it names. */
function suggest<Draft>(
  pages: readonly RelatedPage[],
  text: AnalyzedText<Draft>,
  ownPath?: string,
): Suggestion<Draft>[] {
  const linked = new Set(
    readParts(text).links.map(({ target }) => target.replace(/(.)\/?(?:[?#].*)?$/, '$1')),
  );
  const found = pages
    .filter(({ path }) => path !== ownPath && !linked.has(path))
    .map((page) => ({ page, place: findPlace(page, text) }));
  return [...found.filter(({ place }) => place), ...found.filter(({ place }) => !place)].slice(
    0,
    MAX_SUGGESTIONS,
  );
}

function findPlace<Draft>(
  { label }: RelatedPage,
  { parts }: AnalyzedText<Draft>,
): Suggestion<Draft>['place'] {
  for (const part of parts) {
    const place = part.withText && findLinkPosition(part.text, label);
    if (place) return { ...place, part };
  }
  return undefined;
}
