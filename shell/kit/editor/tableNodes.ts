import {
  type Command,
  callOrReturn,
  findParentNode,
  getExtensionField,
  type JSONContent,
  type MarkdownToken,
  Node,
} from '@tiptap/core';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

/** Tables as in Markdown: a header row, body rows, one line of text per cell, an alignment per column. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema(extension) {
    return {
      tableRole: callOrReturn(
        getExtensionField(extension, 'tableRole' as never, {
          name: extension.name,
          options: {},
          storage: {},
        }),
      ),
    };
  },
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  parseMarkdown: (token, helpers) => {
    const { header = [], rows = [] } = token as unknown as TableToken;
    const rowOf = (cells: CellToken[], type: string) =>
      helpers.createNode(
        'tableRow',
        {},
        cells.map(({ tokens, align }) => helpers.createNode(type, { align }, helpers.parseInline(tokens))),
      );
    return helpers.createNode('table', {}, [
      rowOf(header, 'tableHeader'),
      ...rows.map((cells) => rowOf(cells, 'tableCell')),
    ]);
  },
  renderMarkdown: (node, helpers) => {
    const rows = (node.content ?? []).map((row) =>
      (row.content ?? []).map((cell) => ({
        text: helpers
          .renderChildren(cell.content ?? [])
          .replace(/\n/g, ' ')
          .replace(/\|/g, '\\|')
          .trim(),
        align: cell.attrs?.align as Align,
      })),
    );
    const [head = [], ...body] = rows;
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
    return [
      line(head.map(({ text }) => text)),
      line(head.map(({ align }) => RULES[align ?? 'none'])),
      ...body.map((cells) => line(cells.map(({ text }) => text))),
    ].join('\n');
  },
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
  addProseMirrorPlugins: () => [tableEditing()],
  ...({ tableRole: 'table' } as object),
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableHeader | tableCell)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
  ...({ tableRole: 'row' } as object),
});

const cell = (name: string, tag: string, tableRole: string) =>
  Node.create({
    name,
    content: 'inline*',
    isolating: true,
    addAttributes: () => ({
      colspan: { default: 1, rendered: false },
      rowspan: { default: 1, rendered: false },
      colwidth: { default: null, rendered: false },
      align: {
        default: null,
        parseHTML: (element) => element.getAttribute('align'),
        renderHTML: ({ align }) => (align ? { align } : {}),
      },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...({ tableRole } as object),
  });

export const tableNodes = [
  Table,
  TableRow,
  cell('tableHeader', 'th', 'header_cell'),
  cell('tableCell', 'td', 'cell'),
];

/** An empty table of three columns. */
export const emptyTable = (): JSONContent => ({
  type: 'table',
  content: ['tableHeader', 'tableCell', 'tableCell'].map((type) => ({
    type: 'tableRow',
    content: [{ type }, { type }, { type }],
  })),
});

/** Moves the cursor into the table's first cell. */
export const toFirstCell: Command = ({ tr, commands }) => {
  const table = findParentNode(({ type }) => type.name === 'table')(tr.selection);
  return Boolean(table && commands.setTextSelection(table.start + 2));
};

type Align = 'left' | 'center' | 'right' | null | undefined;
const RULES = { none: '---', left: ':---', center: ':---:', right: '---:' };

interface CellToken {
  tokens: MarkdownToken[];
  align: Align;
}

interface TableToken {
  header: CellToken[];
  rows: CellToken[][];
}
