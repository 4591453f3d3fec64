import { type LeadTag, tagLimits } from '@site/api/leads/tags/contract';
import { mayEditTags } from '@site/api/leads/tags/policy';
import { styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Menu } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useMergeLeadTagMutation } from '../../leadPipeline/leadTagsApi';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { FactGrid } from '../../workbench/record/FactGrid';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import { countOfTag } from './countOfTag';
import { leadTags } from './leadTagResource';

/** The leads of a tag, and the merge into another tag. */
export function LeadTagFacts({ row }: { row: LeadTag }) {
  const isAllowed = usePermissions()(mayEditTags);
  return (
    <>
      <FactGrid
        facts={[
          {
            name: 'Leads',
            value: row.leads ? (
              <Link to={`${paths.admin.leads}?tag=${row.id}`}>{countOfTag(row)}</Link>
            ) : (
              'None'
            ),
          },
        ]}
      />
      {isAllowed && <MergeMenu row={row} />}
    </>
  );
}

function MergeMenu({ row }: { row: LeadTag }) {
  const all = leadTags.useRows({ limit: String(tagLimits.team) }).data?.items ?? [];
  const [into, setInto] = useState<LeadTag>();
  const [merge, { isLoading }] = useMergeLeadTagMutation();
  const { toast } = useToast();
  const navigate = useNavigate();
  const others = all.filter(({ id }) => id !== row.id);
  if (!others.length) return null;
  const confirm = async (target: LeadTag) => {
    const { error } = await merge({ id: row.id, version: row.version, body: { into: target.id } });
    setInto(undefined);
    if (error) return toast(errorToast('Couldn’t merge the tags', error as ApiError));
    toast({ title: `${row.name} merged into ${target.name}` });
    navigate('/admin/lead-tags');
  };
  return (
    <Styles>
      <Menu
        label="Merge into another tag"
        items={others.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(id) => setInto(others.find((tag) => tag.id === id))}
      >
        Merge into…
        <ChevronDown aria-hidden />
      </Menu>
      {into && (
        <ConfirmDialog
          title={`Merge ${row.name} into ${into.name}?`}
          confirmLabel="Merge tags"
          isBusy={isLoading}
          onConfirm={() => confirm(into)}
          onClose={() => setInto(undefined)}
        >
          Leads tagged {row.name} will be tagged {into.name}, and {row.name} is deleted. You can’t undo this.
        </ConfirmDialog>
      )}
    </Styles>
  );
}

const Styles = styled('div')`
  padding: 12px 20px;
`;
