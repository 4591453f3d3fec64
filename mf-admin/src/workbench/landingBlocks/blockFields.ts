import type { UnfinishedBlock } from '@site/api/content/landingPages/contract';

export type BlockKind = UnfinishedBlock['kind'];

/** The kinds of blocks that a page can have, with the names of their fields. */
export type ShownFields = Partial<Record<BlockKind, readonly string[]>>;

/** The kind of input of a block's field. */
export type BlockPart =
  | { name: string; label: string; as: 'line'; most: number; hint?: string; isOptional?: boolean }
  | { name: string; label: string; as: 'lines'; most: number; rows: number; hint?: string }
  | { name: string; label: string; as: 'path'; hint?: string; isOptional?: boolean }
  | { name: string; label: string; as: 'illustration'; hint: string }
  | { name: string; label: string; as: 'dateTime' }
  | { name: string; label: string; as: 'markdown' }
  | { name: string; label: string; as: 'image'; hint?: string; isOptional?: boolean }
  | { name: string; label: string; as: 'form'; hint: string }
  | { name: 'items'; label: string; as: 'titled'; word: string }
  | { name: 'items'; label: string; as: 'questions' }
  | { name: 'items'; label: string; as: 'proofs' };

interface BlockDefinition {
  label: string;
  /** The purpose of the block, shown in the menu. */
  about: string;
  parts: readonly BlockPart[];
  /** An empty block. */
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
const press: BlockPart = { name: 'label', label: 'Button label', as: 'line', most: 200 };

/** Every kind of landing page block: name, fields in order, and initial content. */
export const blockKinds: Record<BlockKind, BlockDefinition> = {
  hero: {
    label: 'Hero',
    about: 'Heading, intro, image or illustration, and buttons',
    parts: [
      title,
      lines('lead', 'Intro', 1000),
      {
        name: 'drawnAs',
        label: 'Illustration from page',
        as: 'illustration',
        hint: 'Shows the illustration of this page: a service, an industry or a service area.',
      },
      {
        name: 'image',
        label: 'Hero image',
        as: 'image',
        isOptional: true,
        hint: 'Optional. Shown instead of the illustration.',
      },
      {
        name: 'imageAlt',
        label: 'Alt text (optional)',
        as: 'line',
        most: 300,
        isOptional: true,
        hint: 'What the hero image shows. Leave empty if it only decorates.',
      },
      {
        name: 'callLabel',
        label: 'Call button label (optional)',
        as: 'line',
        most: 40,
        isOptional: true,
        hint: '“Call Now” if empty. The button calls the number in the settings.',
      },
      {
        name: 'bookLabel',
        label: 'Second button label (optional)',
        as: 'line',
        most: 40,
        isOptional: true,
        hint: '“Book a call” if empty.',
      },
      {
        name: 'bookTo',
        label: 'Second button link (optional)',
        as: 'path',
        isOptional: true,
        hint: 'The booking page if empty.',
      },
    ],
    blank: { kind: 'hero', title: '', lead: '', drawnAs: '' },
  },
  proof: {
    label: 'Proof',
    about: 'Statements with links to where readers can verify them',
    parts: [title, { name: 'items', label: 'Statements', as: 'proofs' }],
    blank: { kind: 'proof', title: '', items: [{ text: '', label: '', to: '' }] },
  },
  benefits: {
    label: 'Benefits',
    about: 'What visitors get, in short texts',
    parts: [title, { name: 'items', label: 'Benefits', as: 'titled', word: 'benefit' }],
    blank: { kind: 'benefits', title: '', items: [{ title: '', text: '' }] },
  },
  steps: {
    label: 'Steps',
    about: 'What happens, step by step',
    parts: [title, { name: 'items', label: 'Steps', as: 'titled', word: 'step' }],
    blank: { kind: 'steps', title: '', items: [{ title: '', text: '' }] },
  },
  form: {
    label: 'Form',
    about: 'The contact form or another one. Its leads are attributed to this page',
    parts: [
      title,
      lines('text', 'Text'),
      { name: 'form', label: 'Form', as: 'form', hint: 'Add forms under Content, Forms.' },
    ],
    blank: { kind: 'form', title: '', text: '' },
  },
  booking: {
    label: 'Booking',
    about: 'A link to the booking calendar',
    parts: [title, lines('text', 'Text'), press],
    blank: { kind: 'booking', title: '', text: '', label: '' },
  },
  faq: {
    label: 'FAQ',
    about: 'Questions and answers',
    parts: [title, { name: 'items', label: 'Questions', as: 'questions' }],
    blank: { kind: 'faq', title: '', items: [{ question: '', answer: '' }] },
  },
  tool: {
    label: 'Tool',
    about: 'A link to a tool or an assessment',
    parts: [
      title,
      lines('text', 'Text'),
      press,
      { name: 'to', label: 'Link to', as: 'path', hint: 'A tool or an assessment on this site.' },
    ],
    blank: { kind: 'tool', title: '', text: '', label: '', to: '' },
  },
  countdown: {
    label: 'Countdown',
    about: 'Time left until an event, and text to show afterward',
    parts: [
      title,
      { name: 'until', label: 'Date and time', as: 'dateTime' },
      lines('text', 'Text'),
      lines('afterwards', 'Text after the event', 1000, 2),
    ],
    blank: { kind: 'countdown', title: '', until: '', text: '', afterwards: '' },
  },
  film: {
    label: 'Video',
    about: 'A video on this site, with captions',
    parts: [
      title,
      lines('text', 'Text'),
      { name: 'poster', label: 'Poster image', as: 'image' },
      {
        name: 'video',
        label: 'Video file',
        as: 'line',
        most: 500,
        hint: 'The path of an MP4 file on this site.',
      },
      {
        name: 'captions',
        label: 'Captions file',
        as: 'line',
        most: 500,
        hint: 'The path of a WebVTT file on this site.',
      },
    ],
    blank: { kind: 'film', title: '', text: '', poster: '', video: '', captions: '' },
  },
  text: {
    label: 'Text',
    about: 'Text with headings, lists and images',
    parts: [title, { name: 'markdown', label: 'Text', as: 'markdown' }],
    blank: { kind: 'text', title: '', markdown: '' },
  },
};

/** The display name of a block: its kind and title. */
export function blockName(block: UnfinishedBlock): string {
  const { label } = blockKinds[block.kind];
  return block.title.trim() ? `${label}: ${block.title.trim()}` : label;
}
