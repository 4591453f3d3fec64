/** The EFF large word list: 7,776 words (CC BY 3.0 US) that are easy to type and to distinguish. */
export { default as wordList } from '@zxcvbn-ts/language-common/dist/diceware.json.mjs';
