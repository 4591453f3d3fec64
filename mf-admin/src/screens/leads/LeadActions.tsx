import { type LeadStatus, leadStatusOptions } from '@site/api/leads/enquiries/contract';
import type { Lead } from '@site/api/leads/pipeline/contract';
import { mayEditLead } from '@site/api/leads/pipeline/policy';
import { Button, below, styled, useSettings } from '@site/shell/kit';
import { Menu } from '@site/shell/kit/workbench';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Phone from 'lucide-react/icons/phone';
import Reply from 'lucide-react/icons/reply';
import { stageName } from '../../leadPipeline/StageBadge';
import { usePermissions } from '../../session/usePermissions';
import { StageConflict } from './StageConflict';
import { useStageChange } from './useStageChange';

/** The actions on a lead: reply, call, change the stage. A viewer sees why they are unavailable. */
export function LeadActions({ lead }: { lead: Lead }) {
  const { name } = useSettings();
  const isAllowed = usePermissions()(mayEditLead);
  const stage = useStageChange(lead);
  return (
    <Styles>
      <div className="row">
        {lead.masked ? (
          <>
            <Button tone="ember" size="small" className="reply" disabled>
              <Reply aria-hidden />
              Reply
            </Button>
            <Button tone="line" size="small" disabled>
              <Phone aria-hidden />
              Call
            </Button>
          </>
        ) : (
          <>
            <Button tone="ember" size="small" className="reply" href={replyAddress(lead, name)}>
              <Reply aria-hidden />
              Reply
            </Button>
            <Button tone="line" size="small" href={`tel:${lead.phone.replace(/[^\d+*#,;]/g, '')}`}>
              <Phone aria-hidden />
              Call
            </Button>
          </>
        )}
        <Menu
          label={`Change stage, now ${stageName(lead.status)}`}
          value={lead.status}
          disabled={!isAllowed || stage.isBusy}
          items={leadStatusOptions.filter(({ value }) => value !== 'quarantined' || lead.status === value)}
          onChoose={(value) => stage.change(value as LeadStatus)}
        >
          {stage.isBusy ? 'Saving…' : stageName(lead.status)}
          <ChevronDown aria-hidden />
        </Menu>
      </div>
      {!isAllowed && (
        <p className="mu">
          Personal details are hidden for your role. Editors can reply to leads and change their stage.
        </p>
      )}
      {stage.conflict && <StageConflict lead={lead} conflict={stage.conflict} onResolve={stage.settle} />}
    </Styles>
  );
}

function replyAddress({ email, reference }: Lead, brand: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Your enquiry to ${brand} (${reference})`)}`;
}

const Styles = styled('div')`
  padding: 0 20px 14px;
  .row {
    display: flex;
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
      padding-bottom: 10px;
    }
    p {
      padding-bottom: 10px;
      margin: 0;
    }
  }
`;
