/** The EFF's large list of 7,776 words (CC BY 3.0 US), chosen to be easy to type, to read and to tell apart. */
export { default as wordList } from '@zxcvbn-ts/language-common/dist/diceware.json.mjs';
