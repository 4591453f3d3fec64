/**
 * The simulated browser of component tests. Queries by role ask for the computed styles of many elements and only need
 * to know which are hidden, so jsdom is changed before it is loaded.
 */
const { mayMatch } = require('./mayMatch.cjs');

// jsdom matches every rule of its default style sheet against each of these elements: only those that hide are kept.
const sheetPath = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const rules = require(sheetPath).match(/[^{}]+\{[^{}]*\}/g);
require.cache[sheetPath].exports = rules.filter((rule) => /display:\s*none/.test(rule)).join('\n');

// Most rules name a class or an element that this one is not, which takes far less time to see than a whole match.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && matchesDontThrow(element, selector);

// Colors are inherited and converted for each element, and no test asks for them.
const {
  propertiesWithResolvedValueImplemented: resolved,
} = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const name of Object.keys(resolved)) if (name.endsWith('color')) delete resolved[name];

module.exports = require('jest-fixed-jsdom');
