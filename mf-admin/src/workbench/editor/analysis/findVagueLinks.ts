import type { MarkdownParts } from './AnalyzedText';

type Link = MarkdownParts['links'][number];

/** The links whose text doesn’t say where they lead, or is a bare URL. */
export const findVagueLinks = (links: readonly Link[]): Link[] =>
  links.filter(
    ({ text }) =>
      VAGUE.test(text.replace(/[\s.,:;!?…»›→]+$/g, '').trim()) || /^(https?:\/\/|www\.)/i.test(text),
  );

const VAGUE =
  /^(?:(?:please )?(?:click|tap|press)(?: on)?(?: here| this| the link| this link| now)?|(?:right |over )?here|(?:read|see|find out|learn|know|discover|view|show)(?: (?:more|here|this|it|now|details))?|more(?: (?:info|information|details|here))?|details|info|information|(?:this|that|the|our)(?: (?:link|page|site|website|article|post|one|blog))?|link|page|website|site|article|go|go here|continue|download|source|it)$/i;
