import type { UnfinishedBlock } from '@site/api/content/landingPages/contract';

export type BlockKind = UnfinishedBlock['kind'];

/** How a part of a block is entered. */
export type BlockPart =
  | { name: string; label: string; as: 'line'; most: number; hint?: string }
  | { name: string; label: string; as: 'lines'; most: number; rows: number; hint?: string }
  | { name: string; label: string; as: 'path'; hint?: string }
  | { name: string; label: string; as: 'moment' }
  | { name: string; label: string; as: 'markdown' }
  | { name: string; label: string; as: 'picture' }
  | { name: 'items'; label: string; as: 'titled'; word: string }
  | { name: 'items'; label: string; as: 'questions' }
  | { name: 'items'; label: string; as: 'proofs' };

interface KindOfBlock {
  label: string;
  /** What it does for the page, where one is chosen. */
  about: string;
  parts: readonly BlockPart[];
  /** One of which nothing is written yet. */
  blank: UnfinishedBlock;
}

const title: BlockPart = { name: 'title', label: 'Title', as: 'line', most: 300 };
const lines = (name: string, label: string, most = 3000, rows = 3): BlockPart => ({
  name,
  label,
  most,
  rows,
  as: 'lines',
});
const press: BlockPart = { name: 'label', label: 'Words of the button', as: 'line', most: 200 };

/** Every kind of block of a landing page: its name, its parts in the order of the page, and how it begins. */
export const blockKinds: Record<BlockKind, KindOfBlock> = {
  hero: {
    label: 'Opening',
    about: 'The heading, the first words and a drawing',
    parts: [
      title,
      lines('lead', 'First words', 1000),
      {
        name: 'drawnAs',
        label: 'Drawing of the page at',
        as: 'path',
        hint: 'The opening shows the drawing of this page: a service, an industry or a service area.',
      },
    ],
    blank: { kind: 'hero', title: '', lead: '', drawnAs: '' },
  },
  proof: {
    label: 'Proof',
    about: 'Statements a reader can check, each with where',
    parts: [title, { name: 'items', label: 'Statements', as: 'proofs' }],
    blank: { kind: 'proof', title: '', items: [{ text: '', label: '', to: '' }] },
  },
  benefits: {
    label: 'Benefits',
    about: 'What one gets, in short texts',
    parts: [title, { name: 'items', label: 'Benefits', as: 'titled', word: 'benefit' }],
    blank: { kind: 'benefits', title: '', items: [{ title: '', text: '' }] },
  },
  steps: {
    label: 'Steps',
    about: 'What happens, one after the other',
    parts: [title, { name: 'items', label: 'Steps', as: 'titled', word: 'step' }],
    blank: { kind: 'steps', title: '', items: [{ title: '', text: '' }] },
  },
  form: {
    label: 'Contact form',
    about: 'An enquiry names the page it came from',
    parts: [title, lines('text', 'Text')],
    blank: { kind: 'form', title: '', text: '' },
  },
  booking: {
    label: 'Booking',
    about: 'Leads to the calendar',
    parts: [title, lines('text', 'Text'), press],
    blank: { kind: 'booking', title: '', text: '', label: '' },
  },
  faq: {
    label: 'Questions',
    about: 'Questions with their answers',
    parts: [title, { name: 'items', label: 'Questions', as: 'questions' }],
    blank: { kind: 'faq', title: '', items: [{ question: '', answer: '' }] },
  },
  tool: {
    label: 'Tool',
    about: 'Leads to a tool or an assessment',
    parts: [
      title,
      lines('text', 'Text'),
      press,
      { name: 'to', label: 'Leads to', as: 'path', hint: 'A tool or an assessment of this site.' },
    ],
    blank: { kind: 'tool', title: '', text: '', label: '', to: '' },
  },
  countdown: {
    label: 'Countdown',
    about: 'The time until a moment, and what stands there afterwards',
    parts: [
      title,
      { name: 'until', label: 'Counts down to', as: 'moment' },
      lines('text', 'Text'),
      lines('afterwards', 'Afterwards', 1000, 2),
    ],
    blank: { kind: 'countdown', title: '', until: '', text: '', afterwards: '' },
  },
  film: {
    label: 'Film',
    about: 'A film of this site, with captions',
    parts: [
      title,
      lines('text', 'Text'),
      { name: 'poster', label: 'Still picture', as: 'picture' },
      { name: 'video', label: 'Film', as: 'line', most: 500, hint: 'The path of an MP4 file of this site.' },
      {
        name: 'captions',
        label: 'Captions',
        as: 'line',
        most: 500,
        hint: 'The path of a WebVTT file of this site.',
      },
    ],
    blank: { kind: 'film', title: '', text: '', poster: '', video: '', captions: '' },
  },
  text: {
    label: 'Text',
    about: 'Your own words, with headings, lists and pictures',
    parts: [title, { name: 'markdown', label: 'Text', as: 'markdown' }],
    blank: { kind: 'text', title: '', markdown: '' },
  },
};

/** What a block is called where it is spoken of: its kind and its title. */
export function blockName(block: UnfinishedBlock): string {
  const { label } = blockKinds[block.kind];
  return block.title.trim() ? `${label}: ${block.title.trim()}` : label;
}
