/**
 * Marks a library's React components as pure so that unused ones can be removed; `displayName` assignments prevent
 * that.
 */
export default function pureLoader(source: string): string {
  return source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
}
