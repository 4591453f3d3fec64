import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Something to look at in a passage, from one of its letters to another, and why. */
export interface TextIssue {
  from: number;
  to: number;
  message: string;
}

/** What stands together with some words: their paragraph or item, the whole quote, the row of a table. */
export interface Passage {
  words: string;
  isLinked: boolean;
}

/** Finds what is to be looked at in the words of a block. */
export type TextChecker = (words: string, passage: Passage) => TextIssue[];

/** Underlines in a text what a finder finds in it, as it is written. The text itself stays as it is. */
export const findings = (find: TextChecker) =>
  Extension.create({
    name: 'findings',
    addProseMirrorPlugins: () => {
      // Blocks that nobody touched are the same objects, wherever they stand by now.
      const known = new WeakMap<Node, TextIssue[]>();
      const marksIn = (doc: Node) => {
        const marks: Decoration[] = [];
        doc.forEach((block, at) => {
          const found = known.get(block) ?? findIn(block, find);
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
  /** Where its first letter stands, from the beginning of its block. */
  at: number;
  words: string;
  isLinked: boolean;
  within: Node;
}

function findIn(block: Node, find: TextChecker): TextIssue[] {
  const lines = linesIn(block);
  return lines.flatMap(({ at, words, within }) => {
    const passage = lines.filter((line) => line.within === within);
    const around = {
      words: passage.map((line) => line.words).join(' '),
      isLinked: passage.some(({ isLinked }) => isLinked),
    };
    return find(words, around).map(({ from, to, message }) => ({
      from: at + from,
      to: at + to,
      message: message,
    }));
  });
}

/** The words of a block, line by line, each with what it stands together with. */
function linesIn(node: Node, at = 0, within?: Node): Line[] {
  const { name } = node.type;
  if (name === 'heading' || name === 'codeBlock') return [];
  if (name === 'source') return [{ at: at + 1, ...wordsOfSource(node.textContent), within: within ?? node }];
  if (node.isTextblock) return [{ at: at + 1, ...wordsOf(node), within: within ?? node }];
  const group = within ?? (TOGETHER.includes(name) ? node : undefined);
  const lines: Line[] = [];
  node.forEach((child, offset) => void lines.push(...linesIn(child, at + 1 + offset, group)));
  return lines;
}

const TOGETHER = ['blockquote', 'callout', 'tableRow'];

/** Letter by letter as they stand; code and pictures say nothing. */
function wordsOf(line: Node): { words: string; isLinked: boolean } {
  let words = '';
  let isLinked = false;
  line.forEach((part) => {
    const names = part.marks.map(({ type }) => type.name);
    isLinked ||= names.includes('link');
    words += part.isText && !names.includes('code') ? part.text : ' '.repeat(part.nodeSize);
  });
  return { words, isLinked };
}

/** The same of a block that is shown as its Markdown. The text of a footnote is a source itself. */
function wordsOfSource(markdown: string): { words: string; isLinked: boolean } {
  const words = markdown.replace(/!\[[^\]]*\]\([^)]*\)|`[^`]*`/g, (signs) => ' '.repeat(signs.length));
  return { words, isLinked: /\[[^\]]+\]\(|\[\^/.test(words) };
}
