import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** An issue in a text: a range of characters and a message. */
export interface TextIssue {
  from: number;
  to: number;
  message: string;
}

/** The context of a text: its paragraph or list item, the whole quote, or the table row. */
export interface Passage {
  text: string;
  isLinked: boolean;
}

/** Finds issues in the text of a block. */
export type TextChecker = (text: string, passage: Passage) => TextIssue[];

/** Underlines the issues that a checker finds while the user types. The text is not changed. */
export const highlightIssues = (check: TextChecker) =>
  Extension.create({
    name: 'findings',
    addProseMirrorPlugins: () => {
      // Unchanged blocks are the same objects, wherever they moved.
      const known = new WeakMap<Node, TextIssue[]>();
      const marksIn = (doc: Node) => {
        const marks: Decoration[] = [];
        doc.forEach((block, at) => {
          const found = known.get(block) ?? issuesIn(block, check);
          known.set(block, found);
          for (const { from, to, message } of found)
            marks.push(Decoration.inline(at + from, at + to, { class: 'finding', title: message }));
        });
        return DecorationSet.create(doc, marks);
      };
      const plugin: Plugin<DecorationSet> = new Plugin<DecorationSet>({
        state: {
          init: (_, { doc }) => marksIn(doc),
          apply: (step, marks) => (step.docChanged ? marksIn(step.doc) : marks),
        },
        props: { decorations: (state) => plugin.getState(state) },
      });
      return [plugin];
    },
  });

interface Line {
  /** Offset of its first character in the block. */
  at: number;
  text: string;
  isLinked: boolean;
  container: Node;
}

function issuesIn(block: Node, check: TextChecker): TextIssue[] {
  const lines = linesIn(block);
  return lines.flatMap(({ at, text, container }) => {
    const passage = lines.filter((line) => line.container === container);
    const around = {
      text: passage.map((line) => line.text).join(' '),
      isLinked: passage.some(({ isLinked }) => isLinked),
    };
    return check(text, around).map(({ from, to, message }) => ({
      from: at + from,
      to: at + to,
      message: message,
    }));
  });
}

/** The text of a block, line by line, each with the node that is its context. */
function linesIn(node: Node, at = 0, container?: Node): Line[] {
  const { name } = node.type;
  if (name === 'heading' || name === 'codeBlock') return [];
  if (name === 'source')
    return [{ at: at + 1, ...textOfSource(node.textContent), container: container ?? node }];
  if (node.isTextblock) return [{ at: at + 1, ...textOf(node), container: container ?? node }];
  const group = container ?? (CONTAINERS.includes(name) ? node : undefined);
  const lines: Line[] = [];
  node.forEach((child, offset) => void lines.push(...linesIn(child, at + 1 + offset, group)));
  return lines;
}

const CONTAINERS = ['blockquote', 'callout', 'tableRow'];

/** Keeps character offsets; code and images become spaces. */
function textOf(line: Node): { text: string; isLinked: boolean } {
  let text = '';
  let isLinked = false;
  line.forEach((part) => {
    const names = part.marks.map(({ type }) => type.name);
    isLinked ||= names.includes('link');
    text += part.isText && !names.includes('code') ? part.text : ' '.repeat(part.nodeSize);
  });
  return { text: text, isLinked };
}

/** The same for a block shown as Markdown source. A footnote is a source itself. */
function textOfSource(markdown: string): { text: string; isLinked: boolean } {
  const text = markdown.replace(/!\[[^\]]*\]\([^)]*\)|`[^`]*`/g, (signs) => ' '.repeat(signs.length));
  return { text: text, isLinked: /\[[^\]]+\]\(|\[\^/.test(text) };
}
