/** The part of a hast node that is used here. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** An element of a rendered text. */
export const element = (
  tagName: string,
  properties: Record<string, unknown>,
  children: HtmlNode[] = [],
): HtmlNode => ({
  type: 'element',
  tagName,
  properties,
  children,
});
