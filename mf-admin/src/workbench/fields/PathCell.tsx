import { useListAllPagesQuery } from '@site/shell/kit/query';
import { nearestPages } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { SuggestedValues } from './SuggestedValues';
import { TextCell, type TextCellProps } from './TextCell';

/** A path of this site, with the pages that come near to what is typed one press away. */
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

/** The three pages nearest to what is typed; none while nothing is, it is too little, or a page already. */
export function useSimilarPaths(typed: string) {
  const [first] = useState(typed);
  const words = typed.split('/').filter(Boolean).at(-1) ?? '';
  const { data: pages = [] } = useListAllPagesQuery(undefined, { skip: typed === first || words.length < 2 });
  if (typed === first || words.length < 2 || pages.some(({ path }) => path === typed)) return [];
  return nearestPages(words, pages)
    .slice(0, 3)
    .map(({ path: value, label }) => ({ value, label }));
}
