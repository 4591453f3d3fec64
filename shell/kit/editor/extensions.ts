import { type AnyExtension, getExtensionField, Node, type NodeConfig } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { StarterKit } from '@tiptap/starter-kit';
import { Callout } from './callout';
import { ContentImage } from './images/contentImage';
import { LinkBlock, readLinkBlock } from './links/linkBlock';
import { tableNodes } from './tableNodes';

/** A block whose Markdown the editor does not support: it is shown and written as source. */
const Source = Node.create({
  name: 'source',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre[data-source]', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', { 'data-source': '' }, ['code', 0]],
});

const parseParagraph = getExtensionField<NonNullable<NodeConfig['parseMarkdown']>>(
  Paragraph,
  'parseMarkdown',
);

/** Reads buttons and videos; escapes text at the beginning of a line that Markdown would read as other syntax. */
const PlainParagraph = Paragraph.extend({
  parseMarkdown(token, helpers) {
    const block = readLinkBlock(token);
    return block ? helpers.createNode('linkBlock', { ...block }) : parseParagraph(token, helpers);
  },
  renderMarkdown: (node, helpers) =>
    helpers
      .renderChildren(node.content ?? [])
      .split('\n')
      .map((line) =>
        line
          .replace(/^(\s*)(\d{1,9})([.)])(?=\s|$)/, '$1$2\\$3')
          .replace(
            /^(\s*)([-+=#|:]|&gt;)/,
            (_, space, sign) => `${space}${sign === '&gt;' ? '&gt;' : `\\${sign}`}`,
          ),
      )
      .join('\n'),
});

/** Text typed right after a link is not part of it. */
const PlainLink = Link.extend({ inclusive: false });

/** Read as the server reads it. The extension's own rules accept `a.` and read an item that begins with a list as text. */
const PlainOrderedList = OrderedList.extend({
  markdownTokenizer: { name: 'orderedList', level: 'block', start: () => -1, tokenize: () => undefined },
  parseMarkdown: (token, helpers) =>
    token.type === 'list' && token.ordered
      ? helpers.createNode('orderedList', { start: token.start }, helpers.parseChildren(token.items ?? []))
      : [],
  // The extension pastes numbered lists as plain text; this editor reads pasted Markdown itself.
  addProseMirrorPlugins: () => [],
});

/** All extensions of the editor. Marks that Markdown cannot express are omitted. */
export const extensions: AnyExtension[] = [
  StarterKit.configure({
    paragraph: false,
    underline: false,
    undoRedo: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: false,
    orderedList: false,
  }),
  PlainOrderedList,
  PlainLink.configure({ openOnClick: false, autolink: true, linkOnPaste: true }),
  PlainParagraph,
  Callout,
  Source,
  // Pasted bytes are uploaded before they become part of the text.
  ContentImage.configure({ allowBase64: true }),
  LinkBlock,
  ...tableNodes,
];
