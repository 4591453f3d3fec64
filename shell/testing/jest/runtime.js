import vm from 'node:vm';
import Runtime from 'jest-runtime';

const { compileFunction } = vm;
const compiled = new Map();

/**
 * Jest compiles every module again for every test file. This keeps the compiled scripts in memory, so that only the
 * first test file of a worker compiles React and the other dependencies.
 */
vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options;
  // Scripts cannot take the callback of Jest that resolves a dynamic import.
  if (!parsingContext || /\bimport\s*\(/.test(source)) return compileFunction(source, parameters, options);
  const start = `(function (${parameters.join(', ')}) {`;
  let known = compiled.get(filename);
  if (known?.source !== source) {
    const script = new vm.Script(`${start}${source}\n})`, { filename, columnOffset: -start.length });
    known = { source, script };
    compiled.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
};

export default Runtime;
