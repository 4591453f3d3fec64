/** `%{letter digits r delimiters}` */
export const MACRO = /%\{([slodiphcrtv])(0*[1-9]\d*|)(r?)([.\-+,/_=]*)\}/gi;
const OF_RECORDS = /%\{([slodiphv])(0*[1-9]\d*|)(r?)([.\-+,/_=]*)\}/gi;
const TOP_LABEL = /\.(?=[a-z0-9-]*[a-z-])[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.?$/i;
const ENDS_IN_MACRO = /%\{[^}]*\}$/;

/** Whether a text can be expanded; the letters c, r and t are for explanations only. */
export function isMacroString(text: string, letters: 'ofRecords' | 'ofExplanations' = 'ofRecords'): boolean {
  const rest = text.replace(letters === 'ofRecords' ? OF_RECORDS : MACRO, '').replace(/%[%_-]/g, '');
  return !rest.includes('%') && (letters === 'ofRecords' ? /^[\x21-\x7e]*$/ : /^[\x20-\x7e]*$/).test(rest);
}

/** Whether a text names a domain once it is expanded: it ends in a macro or in a label that can be a top level. */
export const isDomainSpec = (text: string) =>
  isMacroString(text) && (ENDS_IN_MACRO.test(text) || TOP_LABEL.test(text));
