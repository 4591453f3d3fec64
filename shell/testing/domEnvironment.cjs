/**
 * The simulated browser of component tests. jsdom matches every rule of its default style sheet against an element
 * whose computed style is asked for. Queries by role ask for many elements and only need to know which are hidden, so
 * the sheet is cut to those rules before jsdom is loaded.
 */
const sheetPath = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const rules = require(sheetPath).match(/[^{}]+\{[^{}]*\}/g);
require.cache[sheetPath].exports = rules.filter((rule) => /display:\s*none/.test(rule)).join('\n');

module.exports = require('jest-fixed-jsdom');
