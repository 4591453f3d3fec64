/** What the build turns into an address (or, for an inlined illustration on the server, into its SVG text). */
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.illustration?inline' {
  /** The SVG text where pages are rendered on the server, the address of the SVG file in the browser. */
  const svgOrUrl: string;
  export default svgOrUrl;
}

/** The summary of a page's content: imported this way, the file is a separate module without the rest. */
declare module '*?summary' {
  export const summary: string;
}
