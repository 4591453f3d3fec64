import { mayCreateBooking } from '@site/api/bookings/management/policy';
import { type LeadStatus, leadStatusOptions } from '@site/api/leads/enquiries/contract';
import type { Lead } from '@site/api/leads/pipeline/contract';
import { mayEditLead } from '@site/api/leads/pipeline/policy';
import type { LeadReplyDraft } from '@site/api/leads/replies/contract';
import { Button, below, styled, useSettings } from '@site/shell/kit';
import { Menu } from '@site/shell/kit/workbench';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Phone from 'lucide-react/icons/phone';
import Reply from 'lucide-react/icons/reply';
import { type RefObject, useState } from 'react';
import { stageName } from '../../../leadPipeline/StageBadge';
import { bookingPathOf } from '../../../leadPipeline/useCaller';
import { usePermissions } from '../../../session/usePermissions';
import { CorrectLead } from './CorrectLead';
import { LeadOwnership } from './LeadOwnership';
import { LeadTags } from './LeadTags';
import { QuarantineNote } from './QuarantineNote';
import { ReplyForm } from './ReplyForm';
import { StageConflict } from './StageConflict';
import { StageDialog } from './StageDialog';
import { titleOfMove, useLeadChange } from './useLeadChange';
import { useLeadShortcuts } from './useLeadShortcuts';

/** The actions on a lead: reply, call, book, change stage, owner, priority and tags. A viewer sees why they are unavailable. */
export function LeadActions({ lead, panel }: LeadActionsProps) {
  const { name } = useSettings();
  const may = usePermissions();
  const isAllowed = may(mayEditLead);
  const mayBook = may(mayCreateBooking);
  const stage = useLeadChange(lead);
  const [reply, setReply] = useState<LeadReplyDraft>();
  const [closing, setClosing] = useState<'won' | 'lost'>();
  const move = (status: LeadStatus) => {
    if (status === lead.status || !isAllowed || stage.isBusy) return;
    if (status === 'won' || status === 'lost') setClosing(status);
    else stage.move(status);
  };
  useLeadShortcuts({ panel, onMove: move, isPaused: closing !== undefined });
  return (
    <>
      <Styles>
        <div className="row" data-key="r">
          <Button
            tone="ember"
            size="small"
            className="reply"
            disabled={lead.masked || !isAllowed}
            aria-expanded={reply !== undefined}
            onClick={() => setReply(reply ? undefined : { subject: subjectOf(lead, name), text: '' })}
          >
            <Reply aria-hidden />
            Reply
          </Button>
          {lead.masked || !lead.phone ? (
            <Button tone="line" size="small" disabled>
              <Phone aria-hidden />
              Call
            </Button>
          ) : (
            <Button tone="line" size="small" href={`tel:${lead.phone.replace(/[^\d+*#,;]/g, '')}`}>
              <Phone aria-hidden />
              Call
            </Button>
          )}
          {mayBook && (
            <Button tone="line" size="small" to={bookingPathOf(lead.reference)}>
              <CalendarPlus aria-hidden />
              Book
            </Button>
          )}
        </div>
        {!isAllowed && (
          <p className="mu">
            Personal details are hidden for your role. Editors can reply to leads and change their stage.
          </p>
        )}
        {stage.conflict && <StageConflict lead={lead} conflict={stage.conflict} onResolve={stage.settle} />}
        {reply && (
          <ReplyForm
            lead={lead}
            draft={reply}
            onSent={() => setReply(undefined)}
            onTakenBack={setReply}
            onClose={() => setReply(undefined)}
          />
        )}
        <LeadOwnership lead={lead} onChange={stage.change} onSave={stage.save} isBusy={stage.isBusy}>
          <Menu
            variant="word"
            label={`Change stage, now ${stageName(lead.status)}`}
            value={lead.status}
            disabled={!isAllowed || stage.isBusy}
            items={leadStatusOptions.filter(({ value }) => value !== 'quarantined' || lead.status === value)}
            onChoose={(value) => move(value as LeadStatus)}
          >
            {stage.isBusy ? 'Saving…' : stageName(lead.status)}
          </Menu>
        </LeadOwnership>
        <LeadTags lead={lead} onChange={stage.change} isBusy={stage.isBusy} />
        <CorrectLead lead={lead} />
        {closing && (
          <StageDialog
            lead={lead}
            status={closing}
            onMove={(more) => stage.save({ ...more, status: closing }, titleOfMove(closing))}
            onClose={() => setClosing(undefined)}
          />
        )}
      </Styles>
      <QuarantineNote lead={lead} onMove={isAllowed ? move : undefined} isBusy={stage.isBusy} />
    </>
  );
}

interface LeadActionsProps {
  lead: Lead;
  /** The element around the lead, for its shortcuts. */
  panel: RefObject<HTMLElement | null>;
}

const subjectOf = ({ reference }: Lead, firm: string) => `Your inquiry to ${firm} (${reference})`;

const Styles = styled('div')`
  padding: 0 20px 14px;
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .reply {
    flex: 1;
  }
  p {
    margin-top: 10px;
    font-size: var(--a13);
  }
  @media ${below.phone} {
    padding: 0 16px;
    > .row {
      flex-wrap: nowrap;
      padding-bottom: 10px;
    }
    p {
      padding-bottom: 10px;
      margin: 0;
    }
  }
`;
