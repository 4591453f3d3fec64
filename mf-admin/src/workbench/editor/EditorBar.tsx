import type { Presence } from '@site/api/contract/content';
import { Button, styled } from '@site/shell/kit';
import { IconButton, Menu } from '@site/shell/kit/workbench';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { View } from './EditorDesk';
import { StateLine } from './StateLine';
import { TakeOffDialog } from './TakeOffDialog';
import type { Deeds } from './useDeeds';
import type { EditorWork } from './useEditor';

/** How far it is saved, who else is here, what is shown, and what can be done with it. */
export function EditorBar<Draft extends object>(props: EditorBarProps<Draft>) {
  const { work, deeds, others, view, isReadOnly, isOut, refusals, measure } = props;
  const isRefused = refusals.length > 0;
  const { document } = work;
  const [asked, setAsked] = useState<'withdraw' | 'bin'>();
  const isPublic = document.path !== null;
  const items = [
    {
      ...{ value: 'schedule', disabled: isRefused },
      label: (
        <span>
          {document.publishAt ? 'Another time…' : 'Schedule…'}
          {isRefused && <Why> {refusals.join(' ')}</Why>}
        </span>
      ),
    },
    { value: 'history', label: 'History', disabled: !document.id },
    { value: 'duplicate', label: 'Duplicate', disabled: !document.id },
    { value: 'withdraw', label: 'Take off the site…', disabled: !isPublic },
    { value: 'bin', label: 'Put into the bin…', disabled: !document.id },
  ];
  const choose = (value: string) => {
    if (value === 'schedule') props.onSchedule();
    if (value === 'history') props.onHistory();
    if (value === 'duplicate') void deeds.duplicate();
    if (value === 'withdraw' || value === 'bin') setAsked(value);
  };
  return (
    <div className="eb">
      <div className="state">
        <StateLine state={work} savedAt={document.id && document.updatedAt} />
        {others.map(({ name, field }) => (
          <span className="mu" key={name}>
            {name} is here{field && `, typing in ${field}`}
          </span>
        ))}
      </div>
      {measure && <span className="m mu measure">{measure}</span>}
      {!isReadOnly && !document.binnedAt && (
        <div className="deeds">
          <IconButton label="Undo a step" disabled={!work.undo} onClick={work.undo}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label="Redo a step" disabled={!work.redo} onClick={work.redo}>
            <Redo2 aria-hidden />
          </IconButton>
        </div>
      )}
      <fieldset className="seg">
        <legend className="sr">View</legend>
        {VIEWS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={value}
            aria-pressed={view === value}
            onClick={() => props.onView(value)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {document.binnedAt ? (
        <Button tone="navy" size="small" onClick={() => void deeds.takeBack()}>
          Take back
        </Button>
      ) : (
        !isReadOnly && (
          <div className="deeds">
            <Button
              tone="navy"
              size="small"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              disabled={deeds.isBusy || isRefused || isOut}
              onClick={() => void deeds.publish(refusals)}
            >
              {deeds.isBusy ? 'One moment…' : isPublic ? 'Publish changes' : 'Publish'}
            </Button>
            <Menu label="More actions" items={items} onChoose={choose}>
              <ChevronDown aria-hidden />
            </Menu>
          </div>
        )
      )}
      {asked && (
        <TakeOffDialog
          deed={asked}
          {...{ document, deeds }}
          leadsTo={props.leadsTo}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

interface EditorBarProps<Draft extends object> {
  work: EditorWork<Draft>;
  deeds: Deeds;
  others: Presence[];
  view: View;
  isReadOnly: boolean;
  /** What visitors read is what it says. */
  isOut: boolean;
  /** What keeps it from becoming public. */
  refusals: readonly string[];
  measure?: string;
  /** Suggested for where its address leads once it is taken off; only where it must lead somewhere. */
  leadsTo?: string;
  onView: (view: View) => void;
  onSchedule: () => void;
  onHistory: () => void;
}

const Why = styled('small')`
  display: block;
  max-width: 260px;
  white-space: normal;
`;

const VIEWS = [
  { value: 'write' as const, label: 'Write' },
  { value: 'beside' as const, label: 'Both' },
  { value: 'preview' as const, label: 'Preview' },
];
