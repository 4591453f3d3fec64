/** The one list of the package that the phrase maker needs; the package's own door would bring all of them. */
declare module '@zxcvbn-ts/language-common/dist/diceware.json.mjs' {
  const words: string[];
  export default words;
}
