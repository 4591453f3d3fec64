import type { PostDraft } from '@site/api/content/posts/contract';
import { slugify } from '@site/api/platform/contracts/slugify';
import { Button, styled } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import { type FormEvent, useId, useState } from 'react';
import { hasPublicUrl, publicSlug } from '../../workbench/editor/address/publicUrl';
import type { CustomControlProps } from '../../workbench/editor/definition/EditorDefinition';

/** The last part of a post's URL. Once published, a separate action changes it and creates a redirect. */
export function SlugControl(props: CustomControlProps<PostDraft>) {
  const { label, value, onChange, isReadOnly, document, errors: faults } = props;
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const frozen = hasPublicUrl(document);
  const before = publicSlug(document);
  const isMoving = before !== undefined && before !== value;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="control"
        value={value}
        maxLength={200}
        readOnly={isReadOnly || frozen}
        aria-invalid={faults[''] ? true : undefined}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="mu" id={`${id}-help`}>
        {isMoving
          ? `When you publish, ${paths.post(before)} redirects to ${paths.post(value)} (301).`
          : frozen
            ? 'Under /blog/. Locked because the post has been public.'
            : 'Under /blog/. Follows the title until the post is published.'}
      </p>
      {frozen && !isReadOnly && (
        <Actions>
          <Button tone="line" size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            Change slug…
          </Button>
          {isMoving && (
            <Button tone="text" size="small" onClick={() => onChange(before)}>
              Keep {before}
            </Button>
          )}
        </Actions>
      )}
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Change slug">
        <ChangeSlugForm
          known={value}
          onClose={() => setIsAsking(false)}
          onChange={(slug) => {
            onChange(slug);
            setIsAsking(false);
          }}
        />
      </Dialog>
    </>
  );
}

function ChangeSlugForm({ known, onChange, onClose }: ChangeSlugFormProps) {
  const id = useId();
  const [slug, setSlug] = useState(known);
  const next = slugify(slug);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (next) onChange(next);
  };
  return (
    <Styles onSubmit={handleSubmit} aria-label="Change slug">
      <p>
        Links and search engines use the current URL. When you publish the post, <b>{paths.post(known)}</b>{' '}
        redirects (301) to the new URL, so existing links keep working.
      </p>
      <label htmlFor={id}>New slug</label>
      <input
        id={id}
        required
        maxLength={100}
        value={slug}
        aria-describedby={`${id}-is`}
        onChange={({ target }) => setSlug(target.value)}
      />
      <p className="m mu" id={`${id}-is`}>
        {next ? paths.post(next) : 'Use letters and digits.'}
      </p>
      <div>
        <Button type="submit" tone="navy" size="small" disabled={!next || next === known}>
          Change slug
        </Button>
        <Button tone="line" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Styles>
  );
}

interface ChangeSlugFormProps {
  known: string;
  onChange: (slug: string) => void;
  onClose: () => void;
}

const Actions = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Styles = styled('form')`
  display: grid;
  gap: 10px;
  width: 480px;
  max-width: 100%;
  padding: 16px 20px 20px;
  overflow-wrap: anywhere;
  label {
    font-size: var(--a13);
    color: var(--muted);
  }
  input {
    height: var(--ctl);
    padding: 0 10px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
