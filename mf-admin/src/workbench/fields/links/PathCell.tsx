import { useListAllPagesQuery } from '@site/shell/kit/query';
import { nearestPages } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { SuggestedValues } from '../SuggestedValues';
import { TextCell, type TextCellProps } from '../TextCell';

/** A path of this site, with suggestions of similar pages. */
export function PathCell(cell: TextCellProps) {
  return (
    <TextCell
      placeholder="/services/cybersecurity"
      maxLength={500}
      {...cell}
      after={
        <SuggestedValues
          label={cell.label}
          useSuggestions={useSimilarPaths}
          draft={cell.value}
          onChoose={cell.onChange}
        />
      }
    />
  );
}

/** Up to three pages similar to the typed path; none before typing, for short input, or for an existing page. */
export function useSimilarPaths(typed: string) {
  const [first] = useState(typed);
  const words = typed.split('/').filter(Boolean).at(-1) ?? '';
  const { data: pages = [] } = useListAllPagesQuery(undefined, { skip: typed === first || words.length < 2 });
  if (typed === first || words.length < 2 || pages.some(({ path }) => path === typed)) return [];
  return nearestPages(words, pages)
    .slice(0, 3)
    .map(({ path: value, label }) => ({ value, label }));
}
