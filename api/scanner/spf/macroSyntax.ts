/** `%{letter digits r delimiters}` */
export const MACRO = /%\{([slodiphcrtv])(0*[1-9]\d*|)(r?)([.\-+,/_=]*)\}/gi;
const RECORD_MACRO = /%\{([slodiphv])(0*[1-9]\d*|)(r?)([.\-+,/_=]*)\}/gi;
const TOP_LABEL = /\.(?=[a-z0-9-]*[a-z-])[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.?$/i;
const ENDS_IN_MACRO = /%\{[^}]*\}$/;

/** Whether a text is a valid macro string. The letters c, r and t are allowed only in explanations. */
export function isMacroString(text: string, letters: 'ofRecords' | 'ofExplanations' = 'ofRecords'): boolean {
  const rest = text.replace(letters === 'ofRecords' ? RECORD_MACRO : MACRO, '').replace(/%[%_-]/g, '');
  return !rest.includes('%') && (letters === 'ofRecords' ? /^[\x21-\x7e]*$/ : /^[\x20-\x7e]*$/).test(rest);
}

/** Whether a text is a domain after expansion: it ends with a macro or a valid top-level label. */
export const isDomainSpec = (text: string) =>
  isMacroString(text) && (ENDS_IN_MACRO.test(text) || TOP_LABEL.test(text));
