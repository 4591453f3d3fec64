const { setImmediate } = require('node:timers/promises');

/**
 * jsdom matches every rule of its default style sheet against an element whose computed style is asked for. Queries by
 * role ask for many elements and only need to know which are hidden, so one rule replaces the sheet before jsdom is
 * loaded.
 */
const sheetPath = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
require(sheetPath);
require.cache[sheetPath].exports = `
  head, meta, title, link, style, script, input[type="hidden"], datalist, param, ruby > rp, noframes, template,
  dialog:not([open]), [hidden] { display: none }`;

/** jsdom looks for the labels of each button and field, whose names queries by role compare, among all nodes. */
const forms = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
forms.getLabelsForLabelable = (field) => {
  if (!forms.isLabelable(field)) return null;
  const root = field.getRootNode({});
  const id = field.getAttributeNS(null, 'id');
  const isOf = (label) => [null, id].includes(label.getAttributeNS(null, 'for')) && label.control === field;
  field._labels ??= NodeList.createImpl(root._globalObject, [], {
    element: root,
    query: () => root.querySelectorAll('label')._list.filter(isOf),
  });
  return field._labels;
};

const FixedJsdomEnvironment = require('jest-fixed-jsdom');
const { JSDOM } = require('jsdom');
const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const styles = require('jsdom/lib/jsdom/living/helpers/style-rules.js');

/**
 * The simulated browser of component tests: one window for all files of a worker, which each of them leaves as it found
 * it.
 */
class SharedDomEnvironment extends FixedJsdomEnvironment {
  constructor(config, context) {
    super(config, { ...context, console: consoleFor(context) });
    this.global.getComputedStyle = getComputedStyle;
    this.listeners = [];
    const { addEventListener, removeEventListener } = this.global;
    this.global.addEventListener = (...listener) => {
      this.listeners.push(listener);
      return addEventListener.apply(this.global, listener);
    };
    this.global.removeEventListener = (...listener) => {
      const [type, callback] = listener;
      this.listeners = this.listeners.filter((each) => each[0] !== type || each[1] !== callback);
      return removeEventListener.apply(this.global, listener);
    };
  }

  /** Called after the set-up files that prepare the window. */
  async setup() {
    await super.setup();
    if (this.before) return;
    this.listeners.length = 0;
    this.before = objectsOf(this.global).map((object) => [object, propertiesOf(object)]);
  }

  async teardown() {
    const { global } = this;
    this.fakeTimersModern.dispose();
    // What is due ends, such as work of React.
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => global.setTimeout(resolve));
      await setImmediate();
    }
    for (let id = Number(global.setTimeout(() => {})); id > (this.lastTimer ?? 0); id--)
      global.clearTimeout(id);
    this.lastTimer = Number(global.setTimeout(() => {}));
    global.clearTimeout(this.lastTimer);
    for (const listener of this.listeners) global.removeEventListener(...listener);
    for (const [object, properties] of this.before) restore(object, properties);
    this.dom.cookieJar.removeAllCookiesSync();
    clear(global);
  }
}

/** Both spellings of the properties that jsdom computes, such as inherited ones. */
const COMPUTED = new Map(
  Object.keys(styles.propertiesWithResolvedValueImplemented).flatMap((property) => [
    [property, property],
    [property.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()), property],
  ]),
);

/** Computes a property when it is read. jsdom's own function computes all of them, most of which are colors. */
function getComputedStyle(element) {
  const node = implForWrapper(element);
  return new Proxy(styles.getDeclarationForElement(node), {
    get(declaration, name, style) {
      if (name === 'getPropertyValue') return (property) => style[property] ?? '';
      const value = COMPUTED.has(name)
        ? styles.getResolvedValue(node, COMPUTED.get(name))
        : declaration[name];
      return typeof value === 'function' ? value.bind(declaration) : value;
    },
  });
}

/** Writes to the console that Jest gives the running file. */
function consoleFor(context) {
  return new Proxy(context.console, { get: (first, name) => (shared?.global.console ?? first)[name] });
}

/** All names of a window. One that runs scripts lists only some of its own. */
const NAMES = Object.getOwnPropertyNames(new JSDOM('').window);

/** Whatever a test may change to show what a component does with it. */
function objectsOf(global) {
  const { document, navigator, screen } = global;
  const prototypes = NAMES.filter((name) => /^[A-Z]/.test(name)).map((name) => global[name]?.prototype);
  return [
    global,
    document,
    navigator,
    screen,
    ...prototypes.filter((each) => each && typeof each === 'object'),
  ];
}

function propertiesOf(object) {
  const names = new Set([...Object.getOwnPropertyNames(object), ...NAMES]);
  return new Map([...names].map((name) => [name, Object.getOwnPropertyDescriptor(object, name)]));
}

function restore(object, before) {
  for (const [name, now] of propertiesOf(object)) {
    // Jest sets the console, and React marks where it listens.
    if (name === 'console' || name.startsWith('_react')) continue;
    const then = before.get(name);
    if (!then) delete object[name];
    else if (now?.value !== then.value || now?.get !== then.get || now?.set !== then.set)
      Object.defineProperty(object, name, then);
  }
}

function clear({ document, history, localStorage, sessionStorage }) {
  document.getSelection().removeAllRanges();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

let shared;

/** The environment of this worker. */
module.exports = function environmentOfWorker(...options) {
  shared ??= new SharedDomEnvironment(...options);
  return shared;
};
