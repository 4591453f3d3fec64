import { mostBlocks, type NewsletterBlock } from '@site/api/audience/newsletters/contract';
import { styled } from '@site/shell/kit';
import { FormGrid } from '@site/shell/kit/form';
import { Menu, Skeleton } from '@site/shell/kit/workbench';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import type { FieldControlProps } from '../../workbench/editor/definition/EditorDefinition';
import type { FieldErrors } from '../../workbench/fields/ControlledField';
import { ItemsField } from '../../workbench/fields/ItemsField';
import { TextCell } from '../../workbench/fields/TextCell';
import { PostsCell } from './PostsCell';

/** The blocks of a newsletter in order. */
export function NewsletterBlocks({ value, onChange, errors }: FieldControlProps) {
  return (
    <ItemsField<NewsletterBlock>
      value={value}
      onChange={onChange}
      errors={errors}
      isCollapsible
      label="Blocks"
      noun="block"
      nameOf={nameOf}
      max={mostBlocks}
      adding={(add) => (
        <Menu items={choices} onChoose={(kind) => add(structuredClone(KINDS[kind as Kind].blank))}>
          <Plus aria-hidden />
          Add block
        </Menu>
      )}
      render={(block, change, below) => (
        <FormGrid isDense isSingle>
          <BlockFields block={block} onChange={change} errors={below} />
        </FormGrid>
      )}
    />
  );
}

function BlockFields({ block, onChange, errors }: BlockFieldsProps) {
  if (block.kind === 'text')
    return (
      <Suspense fallback={<Skeleton width="60%" />}>
        <MarkdownCell
          label="Text"
          value={block.markdown}
          error={errors.markdown}
          onChange={(markdown) => onChange({ ...block, markdown })}
        />
      </Suspense>
    );
  if (block.kind === 'posts')
    return (
      <PostsCell
        value={block.posts}
        error={errors.posts}
        onChange={(posts) => onChange({ ...block, posts })}
      />
    );
  return (
    <>
      <TextCell
        label="Label"
        value={block.label}
        maxLength={100}
        error={errors.label}
        placeholder="Book a meeting"
        onChange={(label) => onChange({ ...block, label })}
      />
      <TextCell
        label="Link"
        value={block.url}
        maxLength={500}
        inputMode="url"
        error={errors.url}
        placeholder="/bookings"
        hint="A path on this site or a URL that starts with https://."
        onChange={(url) => onChange({ ...block, url })}
      />
    </>
  );
}

interface BlockFieldsProps {
  block: NewsletterBlock;
  onChange: (block: NewsletterBlock) => void;
  errors: FieldErrors;
}

// Loaded only for blocks with a text.
const MarkdownCell = lazy(() => import('../../workbench/landingBlocks/MarkdownCell'));

type Kind = NewsletterBlock['kind'];

const KINDS: Record<Kind, { label: string; about: string; blank: NewsletterBlock }> = {
  text: {
    label: 'Text',
    about: 'An introduction, or a message without posts.',
    blank: { kind: 'text', markdown: '' },
  },
  posts: {
    label: 'Posts',
    about: 'Title, summary and image of one or several posts.',
    blank: { kind: 'posts', posts: [] },
  },
  button: {
    label: 'Button',
    about: 'A link that stands out.',
    blank: { kind: 'button', label: '', url: '' },
  },
};

function nameOf(block: NewsletterBlock): string {
  if (block.kind === 'text') return firstLineOf(block.markdown) || 'Text';
  if (block.kind === 'posts') return block.posts.length === 1 ? '1 post' : `${block.posts.length} posts`;
  return block.label || 'Button';
}

/** The beginning of a text without the signs of Markdown. */
const firstLineOf = (markdown: string) =>
  (markdown.trim().split('\n')[0] ?? '')
    .slice(0, 200)
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^[#>\-*\s]+|[*_`~\\]/g, '')
    .slice(0, 80);

const Choice = styled('span')`
  display: grid;
  b {
    font-weight: 550;
    color: var(--ink);
  }
  span {
    font-size: var(--a13);
    color: var(--muted);
    white-space: normal;
  }
`;

const choices = Object.entries(KINDS).map(([value, { label, about }]) => ({
  value,
  label: (
    <Choice>
      <b>{label}</b>
      <span>{about}</span>
    </Choice>
  ),
}));
