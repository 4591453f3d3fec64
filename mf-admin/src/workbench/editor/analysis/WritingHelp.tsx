import type { OpenTexts } from '@site/shell/kit/workbench';
import { useDeferredValue, useMemo, useState } from 'react';
import { formatQuantity } from '../../../formatting/formatQuantity';
import type { AnalyzedText } from './AnalyzedText';
import { FindingList } from './FindingList';
import { findPhrase } from './findPhrase';
import {
  findStyleIssues,
  MAX_PARAGRAPH_WORDS,
  MAX_SENTENCE_SHARE,
  MAX_SENTENCE_WORDS,
} from './findStyleIssues';
import { findVagueLinks } from './findVagueLinks';
import { LinkSuggestions } from './LinkSuggestions';
import { readParts } from './readParts';
import { WritingHelpStyles } from './WritingHelpStyles';

/** What could be better in a text, and links to add. It blocks nothing and gives no score. */
export function WritingHelp<Draft extends object>(props: WritingHelpProps<Draft>) {
  const { draft, read, path, openTexts, isReadOnly, onChangeFields } = props;
  const analyzed = useDeferredValue(draft);
  const { places, style, links, text } = useMemo(
    () => analyze(analyzed, read(analyzed), path),
    [analyzed, read, path],
  );
  const [notice, setNotice] = useState('');
  const canSelect = text.parts.some(({ withText }) => withText);
  const select = (words: string) => {
    const isFound = [...openTexts.all].some((open) => open.select(words));
    setNotice(isFound ? '' : 'This text isn’t open. Open its block, then try again.');
  };
  const onSelect = canSelect ? select : undefined;
  const { longSentences, passiveSentences, longParagraphs, sentenceCount, allowedSentences } = style;
  const sentences = formatQuantity({ one: 'sentence', many: 'sentences' }, sentenceCount);
  return (
    <WritingHelpStyles>
      {places.length > 0 && (
        <ul className="checks" aria-label="Where the focus phrase is">
          {places.map(({ place, isFound, note }) => (
            <li key={place}>
              <span className={isFound ? 'ok' : isFound === null ? 'mu' : 'wt'}>
                <b>{place}</b>
              </span>
              <span className="mu">{note}</span>
            </li>
          ))}
        </ul>
      )}
      {sentenceCount === 0 && !places.length && <p className="mu">Shown once there is text.</p>}
      {sentenceCount > 0 && (
        <ul className="checks" aria-label="Style">
          <FindingList
            name="Long sentences"
            note={`${longSentences.length} of ${sentences}`}
            help={`More than ${MAX_SENTENCE_WORDS} words. Split them where you can; ${SHARE} of all sentences is fine.`}
            items={longSentences.map(({ text: words, words: count }) => ({ words, note: `${count} words` }))}
            most={allowedSentences}
            onSelect={onSelect}
          />
          <FindingList
            name="Passive voice"
            note={`${passiveSentences.length} of ${sentences}`}
            help={`Say who does it, unless that doesn’t matter; ${SHARE} of all sentences is fine.`}
            items={passiveSentences.map((words) => ({ words }))}
            most={allowedSentences}
            onSelect={onSelect}
          />
          <FindingList
            name="Long paragraphs"
            note={longParagraphs.length ? String(longParagraphs.length) : 'None'}
            help={`More than ${MAX_PARAGRAPH_WORDS} words fill a phone’s screen.`}
            items={longParagraphs.map(({ text: words, words: count }) => ({ words, note: `${count} words` }))}
            onSelect={onSelect}
          />
          {links.all > 0 && (
            <FindingList
              name="Link texts"
              note={
                links.vague.length
                  ? `${links.vague.length} of ${links.all} say too little`
                  : 'All say where they lead'
              }
              help="Name the page or what readers find there."
              items={links.vague.map(({ text: words, target }) => ({ words, note: target }))}
              onSelect={onSelect}
            />
          )}
        </ul>
      )}
      <p role="status" className="notice">
        {notice}
      </p>
      {canSelect && !isReadOnly && (
        <LinkSuggestions
          text={text}
          path={path}
          openTexts={openTexts}
          onNotice={setNotice}
          onChangeFields={onChangeFields}
        />
      )}
    </WritingHelpStyles>
  );
}

const SHARE = `up to ${MAX_SENTENCE_SHARE * 100}%`;

interface WritingHelpProps<Draft extends object> {
  draft: Draft;
  /** Must be a stable function. */
  read: (draft: Draft) => AnalyzedText<Draft>;
  /** The path of its page. */
  path: string | undefined;
  openTexts: OpenTexts;
  isReadOnly: boolean;
  onChangeFields: (part: Partial<Draft>) => void;
}

function analyze<Draft extends object>(
  { focusPhrase = '' }: Draft & { focusPhrase?: string },
  text: AnalyzedText<Draft>,
  path: string | undefined,
) {
  const found = readParts(text);
  return {
    text,
    places: findPhrase(focusPhrase, text, found, path),
    style: findStyleIssues(found.passages),
    links: { all: found.links.length, vague: findVagueLinks(found.links) },
  };
}
