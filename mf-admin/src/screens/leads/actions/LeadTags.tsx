import type { Lead, LeadChange } from '@site/api/leads/pipeline/contract';
import { mayEditLead } from '@site/api/leads/pipeline/policy';
import { tagLimits } from '@site/api/leads/tags/contract';
import { below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import X from 'lucide-react/icons/x';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetLeadFilterOptionsQuery } from '../../../leadPipeline/leadsApi';
import { useAddLeadTagMutation } from '../../../leadPipeline/leadTagsApi';
import { errorToast } from '../../../requests/errorToast';
import { usePermissions } from '../../../session/usePermissions';

/** The tags of a lead, each linked to the leads that have it. Editors add existing and new ones. */
export function LeadTags({ lead, onChange, isBusy }: LeadTagsProps) {
  const isAllowed = usePermissions()(mayEditLead);
  const remove = ({ id, name }: Lead['tags'][number]) =>
    onChange({ removeTags: [id] }, `Tag ${name} removed`);
  if (!isAllowed && !lead.tags.length) return null;
  return (
    <Styles>
      <ul aria-label="Tags">
        {lead.tags.map((tag) => (
          <li key={tag.id}>
            <Link to={`${paths.admin.leads}?tag=${tag.id}`}>{tag.name}</Link>
            {isAllowed && (
              <button
                type="button"
                aria-label={`Remove tag ${tag.name}`}
                disabled={isBusy}
                onClick={() => remove(tag)}
              >
                <X aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      {isAllowed && lead.tags.length < tagLimits.lead && (
        <TagForm tags={lead.tags} onChange={onChange} isBusy={isBusy} />
      )}
    </Styles>
  );
}

interface LeadTagsProps {
  lead: Lead;
  onChange: (change: LeadChange, title: string) => void;
  isBusy: boolean;
}

/** Adds the tag of this name, which is created if there is none. */
function TagForm({ tags, onChange, isBusy }: Omit<LeadTagsProps, 'lead'> & Pick<Lead, 'tags'>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [addTag, { isLoading }] = useAddLeadTagMutation();
  const known = useGetLeadFilterOptionsQuery(undefined).data?.tag ?? [];
  const { toast } = useToast();
  const offered = known.filter((tag) => !tags.some((each) => each.id === tag.id));
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim().replace(/\s+/g, ' ');
    if (!name || isBusy || isLoading) return;
    let tag = known.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (!tag) {
      const { data, error } = await addTag({ body: { name } });
      if (!data) return toast(errorToast('Couldn’t add the tag', error as ApiError));
      tag = data;
    }
    setTyped('');
    const { id: added } = tag;
    if (!tags.some((each) => each.id === added)) onChange({ addTags: [added] }, `Tag ${tag.name} added`);
  };
  return (
    <form onSubmit={handleSubmit}>
      <input
        type="text"
        aria-label="Add a tag"
        placeholder="Add a tag"
        list={id}
        value={typed}
        maxLength={30}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={id}>
        {offered.map((tag) => (
          <option key={tag.id} value={tag.name} />
        ))}
      </datalist>
      {typed.trim() && (
        <button type="submit" disabled={isBusy || isLoading}>
          Add
        </button>
      )}
    </form>
  );
}

const Styles = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin-top: 10px;
  font-size: var(--a13);
  ul {
    display: contents;
    list-style: none;
  }
  li {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    padding: 0 9px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--paper);
  }
  li:has(button) {
    padding-right: 0;
  }
  li a {
    color: var(--ink);
    font-weight: 550;
    text-decoration: none;
  }
  li a:hover {
    text-decoration: underline;
  }
  li button {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--navy);
    cursor: pointer;
  }
  svg {
    width: 13px;
    height: 13px;
  }
  form {
    display: inline-flex;
    gap: 6px;
  }
  input {
    width: 132px;
    height: 30px;
    padding: 0 9px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
  }
  form button {
    padding: 0 10px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: none;
    color: var(--navy);
    font: inherit;
    font-weight: 550;
    cursor: pointer;
  }
  @media ${below.phone} {
    padding-bottom: 10px;
    li button {
      width: 40px;
      height: 40px;
    }
    input,
    form button {
      height: 44px;
    }
  }
`;
