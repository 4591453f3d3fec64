/** Marks a library's React parts as free to leave out: names given for a debugger make minifiers keep them all. */
export default function pureLoader(source: string): string {
  return source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
}
