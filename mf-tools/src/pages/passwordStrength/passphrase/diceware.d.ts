/** The only word list of the package that is used; its main entry point would load all of them. */
declare module '@zxcvbn-ts/language-common/dist/diceware.json.mjs' {
  const words: string[];
  export default words;
}
