import type { LaunchChecklist, LaunchItem } from '@site/api/dashboard/launchChecklist/contract';
import { mayReviewLaunchChecklist } from '@site/api/dashboard/launchChecklist/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Panel } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import { QueryContent } from '../../workbench/screen/QueryContent';
import { useGetLaunchChecklistQuery, useReviewLaunchChecklistMutation } from './launchApi';

/** The open items of the launch checklist. Hidden once all are done; admins can accept open ones. */
export function LaunchPanel() {
  const result = useGetLaunchChecklistQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData } = result;
  if (currentData) return isFinished(currentData) ? null : <Checklist checklist={currentData} />;
  return (
    <Panel title={TITLE}>
      <QueryContent result={result} what="the launch checklist">
        {() => null}
      </QueryContent>
    </Panel>
  );
}

/** Once it is reviewed and nothing new is open, the panel is not needed any more. */
const isFinished = ({ items, review }: LaunchChecklist) =>
  review !== null && items.every(({ key, isDone }) => isDone || review.accepted.includes(key));

const TITLE = 'Launch checklist';

function Checklist({ checklist }: { checklist: LaunchChecklist }) {
  const { items, review } = checklist;
  const may = usePermissions();
  const [isShowingAll, setIsShowingAll] = useState(false);
  const isAccepted = ({ key }: LaunchItem) => review?.accepted.includes(key) ?? false;
  const open = items.filter((item) => !item.isDone && !isAccepted(item));
  const rest = items.length - open.length;
  const shown = isShowingAll ? items : open;
  return (
    <Panel
      title={TITLE}
      note={open.length ? `${open.length} open, ${rest} done or accepted` : 'Nothing open'}
      action={open.length > 0 && may(mayReviewLaunchChecklist) && <ReviewButton checklist={checklist} />}
      footer={
        <Footer>
          <span>
            {review
              ? `Reviewed by ${review.by}, ${dateFormat.stamp(review.at)}.`
              : 'Not reviewed yet. A production site shows no sample content until an admin has reviewed this list.'}
          </span>
          {rest > 0 && (
            <button type="button" className="lk" onClick={() => setIsShowingAll(!isShowingAll)}>
              {isShowingAll ? 'Show open items only' : `Show all ${items.length} items`}
            </button>
          )}
        </Footer>
      }
    >
      {shown.length > 0 && (
        <List>
          {shown.map((item) => (
            <li key={item.key}>
              <span className={item.isDone ? 'ok' : isAccepted(item) ? 'mu' : 'wt'}>
                {item.isDone ? 'Done' : isAccepted(item) ? 'Accepted' : 'Open'}
              </span>
              <b>{item.path ? <Link to={item.path}>{item.title}</Link> : item.title}</b>
              <span className="detail">{item.detail}</span>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}

function ReviewButton({ checklist }: { checklist: LaunchChecklist }) {
  const [isAsking, setIsAsking] = useState(false);
  const [review, { isLoading }] = useReviewLaunchChecklistMutation();
  const { toast } = useToast();
  const open = checklist.items.filter(({ isDone }) => !isDone);
  const hasSamples = open.some(({ key }) => key === 'samples');
  const handleReview = async () => {
    const { error } = await review({ version: checklist.version });
    setIsAsking(false);
    if (error) toast(errorToast('Couldn’t save the review', error as ApiError));
    else toast({ title: 'Launch checklist reviewed', description: 'Open items are accepted as they are.' });
  };
  return (
    <>
      <Button tone="line" size="small" onClick={() => setIsAsking(true)}>
        Review
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Accept ${open.length} open ${open.length === 1 ? 'item' : 'items'}?`}
          confirmLabel="Accept and mark reviewed"
          isBusy={isLoading}
          onConfirm={handleReview}
          onClose={() => setIsAsking(false)}
        >
          {open.map(({ title }) => title).join(', ')}.
          {hasSamples &&
            ' Sample quotes become public. If visitors shouldn’t see them, hide them under Testimonials first.'}
        </ConfirmDialog>
      )}
    </>
  );
}

const Footer = styled('div')`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  button {
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    cursor: pointer;
  }
`;

const List = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  li {
    display: grid;
    grid-template-columns: 84px 1fr;
    gap: 1px 10px;
    align-items: baseline;
    align-content: start;
    padding: 10px 16px;
    border-bottom: 1px solid var(--line);
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
  a {
    color: var(--navy);
    padding-block: 4px;
  }
  .detail {
    grid-column: 2;
    color: var(--muted);
    overflow-wrap: anywhere;
  }
`;
