/** What an element must have to match a selector: classes or names, one of which; undefined if that is not known. */
const needs = new Map();
/** The classes of each text that was in a `class` attribute. */
const classes = new Map();

function readNeeds(selector) {
  let simple = selector;
  for (let last = ''; last !== simple; ) {
    last = simple;
    simple = simple.replace(/::?[\w-]+(\([^()]*\))?|\[[^\][]*\]/g, '');
  }
  const found = simple.split(',').map((alternative) => {
    const [subject] = alternative
      .trim()
      .split(/[\s>+~]+/)
      .slice(-1);
    const [, name] = /^([a-z][a-z0-9-]*)$/i.exec(subject) ?? [];
    const [, className] = /\.([\w-]+)/.exec(subject) ?? [];
    return className ? { className } : name && { name: name.toLowerCase() };
  });
  return found.every(Boolean) && !/[\\"'()[\]]/.test(simple) ? found : undefined;
}

function classesOf(element) {
  const text = element._attributesByNameMap.get('class')?.[0]?._value ?? '';
  if (!classes.has(text)) classes.set(text, new Set(text.split(/\s+/)));
  return classes.get(text);
}

/** Whether an element of jsdom has what the end of a selector names. If not, it does not match. */
exports.mayMatch = (element, selector) => {
  // Rules for no element, such as keyframes.
  if (selector === undefined) return false;
  if (!needs.has(selector)) needs.set(selector, readNeeds(selector));
  const known = needs.get(selector);
  if (!known) return true;
  const own = classesOf(element);
  return known.some(({ className, name }) =>
    className ? own.has(className) : element._localName.toLowerCase() === name,
  );
};
