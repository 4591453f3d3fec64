import type { PostTag } from '@site/api/audience/postTags/contract';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Menu } from '@site/shell/kit/workbench';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FormEvent, useId, useState } from 'react';
import { useChangePostTagMutation, useListPostTagsQuery } from '../../posts/postTagsApi';
import { errorMessage } from '../../requests/errorMessage';
import { errorToast } from '../../requests/errorToast';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';

/** Renames a tag on all posts, or merges it into another one. */
export function PostTagActions({ tag, onRenamed }: PostTagActionsProps) {
  return (
    <Styles>
      <RenameForm tag={tag} onRenamed={onRenamed} />
      <MergeMenu tag={tag} onRenamed={onRenamed} />
    </Styles>
  );
}

interface PostTagActionsProps {
  tag: PostTag;
  /** Called with the name that the posts have now. */
  onRenamed: (name: string) => void;
}

function RenameForm({ tag: { name, topics }, onRenamed }: PostTagActionsProps) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [change, { isLoading, error }] = useChangePostTagMutation();
  const { toast } = useToast();
  const rename = async (from: string, to: string, isUndo = false) => {
    const { data, error: problem } = await change({ body: { from, to, isMerge: false } });
    if (!data) return isUndo ? toast(errorToast('Couldn’t rename the tag', problem as ApiError)) : undefined;
    toast({
      title: isUndo
        ? 'Change undone'
        : `Tag renamed on ${data.posts === 1 ? '1 post' : `${data.posts} posts`}`,
      action: isUndo ? undefined : { label: 'Undo', onClick: () => void rename(data.tag, from, true) },
    });
    onRenamed(data.tag);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void rename(name, typed.trim());
  };
  return (
    <form onSubmit={handleSubmit} aria-label="Rename tag">
      <label htmlFor={id}>Name</label>
      <div className="row">
        <input
          id={id}
          value={typed}
          maxLength={40}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          tone="navy"
          size="small"
          type="submit"
          disabled={isLoading || !typed.trim() || typed.trim() === name}
        >
          {isLoading ? 'Saving…' : 'Rename'}
        </Button>
      </div>
      <p className="mu" id={`${id}-help`}>
        All posts get the new name, published ones at once.
        {topics.length > 0 && ' The newsletter topic stays tied to the tag and keeps its subscribers.'}
      </p>
      {error && (
        <p className="error" role="alert">
          {errorMessage(error as ApiError)}
        </p>
      )}
    </form>
  );
}

function MergeMenu({ tag: { name, topics }, onRenamed }: PostTagActionsProps) {
  const all = useListPostTagsQuery(undefined).data?.items ?? [];
  const [into, setInto] = useState<string>();
  const [change, { isLoading }] = useChangePostTagMutation();
  const { toast } = useToast();
  const others = all.filter((other) => other.name !== name);
  if (!others.length) return null;
  const confirm = async (to: string) => {
    const { data, error } = await change({ body: { from: name, to, isMerge: true } });
    setInto(undefined);
    if (!data) return toast(errorToast('Couldn’t merge the tags', error as ApiError));
    toast({ title: `${name} merged into ${data.tag}` });
    onRenamed(data.tag);
  };
  return (
    <div>
      <Menu
        label="Merge into another tag"
        items={others.map((other) => ({ value: other.name, label: other.name }))}
        onChoose={setInto}
      >
        Merge into…
        <ChevronDown aria-hidden />
      </Menu>
      {into && (
        <ConfirmDialog
          title={`Merge ${name} into ${into}?`}
          confirmLabel="Merge tags"
          isBusy={isLoading}
          onConfirm={() => confirm(into)}
          onClose={() => setInto(undefined)}
        >
          Posts tagged {name} will be tagged {into}.
          {topics.length > 0 && ` The newsletter topic of ${name} will be tied to ${into}.`} You can’t undo
          this.
        </ConfirmDialog>
      )}
    </div>
  );
}

const Styles = styled('div')`
  display: grid;
  gap: 16px;
  padding: 14px 20px 20px;
  form {
    display: grid;
    gap: 6px;
  }
  label {
    color: var(--ink);
    font-weight: 550;
  }
  .row {
    display: flex;
    gap: 8px;
  }
  input {
    flex: 1;
    min-width: 0;
    height: 36px;
    padding: 0 10px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
  }
  p {
    font-size: var(--a13);
  }
  .error {
    color: var(--ember-t);
  }
  @media ${below.phone} {
    padding-inline: 16px;
    input {
      height: 44px;
    }
  }
`;
