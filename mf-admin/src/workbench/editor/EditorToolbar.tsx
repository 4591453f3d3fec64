import type { ContentDocument, Presence } from '@site/api/content/documents/contract';
import { Button, styled } from '@site/shell/kit';
import { IconButton, Menu } from '@site/shell/kit/workbench';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { SegmentedControl } from '../screen/SegmentedControl';
import { hasPublicUrl } from './address/publicUrl';
import type { PublishingWords } from './definition/EditorDefinition';
import { SaveStatus } from './draft/SaveStatus';
import type { DraftState } from './draft/useDraft';
import type { EditorView } from './preview/EditorView';
import { UnpublishDialog } from './publishing/UnpublishDialog';
import type { Publishing } from './publishing/usePublishing';

/** Save status, other editors, undo, view switch and publishing actions. */
export function EditorToolbar<Draft extends object>(props: EditorToolbarProps<Draft>) {
  const {
    work,
    publishing,
    words,
    others,
    view,
    isReadOnly,
    mayEdit,
    mayPreview,
    isUpToDate,
    blockers,
    statusText,
  } = props;
  const isBlocked = blockers.length > 0;
  const { document } = work;
  const [pendingAction, setPendingAction] = useState<'withdraw' | 'moveToTrash'>();
  const isPublic = document.published !== null;
  const publishLabel = hasPublicUrl(document) ? words.republish : words.publish;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    // What sticks below this bar starts at its end, also where its controls wrap.
    const observer = new ResizeObserver(() =>
      element.parentElement?.style.setProperty('--editor-bar', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const items = [
    {
      value: 'schedule',
      disabled: isBlocked,
      label: (
        <span>
          {document.publishAt ? 'Reschedule…' : 'Schedule…'}
          {isBlocked && <BlockedReason> {blockers.join(' ')}</BlockedReason>}
        </span>
      ),
    },
    { value: 'history', label: 'Version history', disabled: !document.id },
    ...(props.isUnique ? [] : [{ value: 'duplicate', label: 'Duplicate', disabled: !document.id }]),
    { value: 'withdraw', label: 'Unpublish…', disabled: !isPublic },
    ...(props.isBuiltIn ? [] : [{ value: 'moveToTrash', label: 'Move to trash…', disabled: !document.id }]),
  ];
  const choose = (value: string) => {
    if (value === 'schedule') props.onSchedule();
    if (value === 'history') props.onHistory();
    if (value === 'duplicate') void publishing.duplicate();
    if (value === 'withdraw' || value === 'moveToTrash') setPendingAction(value);
  };
  return (
    <div className="eb" ref={bar}>
      <div className="state">
        <SaveStatus state={work} savedAt={document.id && document.updatedAt} />
        {others.map(({ name, field }) => (
          <span className="mu" key={name}>
            {field ? `${name} is editing ${field}` : `${name} is viewing`}
          </span>
        ))}
      </div>
      {statusText && <span className="m mu measure">{statusText}</span>}
      {!isReadOnly && (
        <div className="actions">
          <IconButton label="Undo" disabled={!work.undo} onClick={work.undo}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label="Redo" disabled={!work.redo} onClick={work.redo}>
            <Redo2 aria-hidden />
          </IconButton>
        </div>
      )}
      {mayPreview && (
        <SegmentedControl
          label="View"
          options={isReadOnly ? READ_ONLY_VIEWS : VIEWS}
          value={view}
          onChange={props.onView}
        />
      )}
      {document.binnedAt && mayEdit && (
        <Button tone="navy" size="small" onClick={() => void publishing.restoreFromTrash()}>
          Restore
        </Button>
      )}
      {!isReadOnly && (
        <div className="actions">
          <Button
            tone="navy"
            size="small"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            disabled={publishing.isBusy || isUpToDate}
            title={isUpToDate ? 'No changes to publish' : undefined}
            onClick={props.onPublish}
          >
            {publishing.isBusy ? 'Please wait…' : isPublic ? 'Update' : publishLabel}
          </Button>
          <Menu label="More actions" items={items} onChoose={choose}>
            <ChevronDown aria-hidden />
          </Menu>
        </div>
      )}
      {pendingAction && (
        <UnpublishDialog
          action={pendingAction}
          noun={props.noun}
          document={document}
          publishing={publishing}
          words={words}
          Note={props.UnpublishNote}
          suggestedRedirect={props.suggestedRedirect}
          onClose={() => setPendingAction(undefined)}
        />
      )}
    </div>
  );
}

interface EditorToolbarProps<Draft extends object> {
  work: DraftState<Draft>;
  /** What one document is called, such as `post`. */
  noun: string;
  publishing: Publishing;
  words: PublishingWords;
  others: Presence[];
  view: EditorView;
  isReadOnly: boolean;
  /** The role allows editing, also where the document is read-only because it is in the trash. */
  mayEdit: boolean;
  mayPreview: boolean;
  /** The published version equals the draft. */
  isUpToDate: boolean;
  /** Why it cannot be published; empty if it can. */
  blockers: readonly string[];
  statusText?: string;
  /** It came with the site, so it is not moved to the trash. */
  isBuiltIn?: boolean;
  /** There can be only one, so it is not duplicated. */
  isUnique?: boolean;
  UnpublishNote?: ComponentType<{ document: ContentDocument<object> }>;
  /** Suggested redirect target when it is unpublished; only for kinds that need a redirect. */
  suggestedRedirect?: string;
  onPublish: () => void;
  onView: (view: EditorView) => void;
  onSchedule: () => void;
  onHistory: () => void;
}

const BlockedReason = styled('small')`
  display: block;
  max-width: 260px;
  white-space: normal;
`;

const VIEWS = [
  { value: 'write' as const, label: 'Edit' },
  { value: 'beside' as const, label: 'Split view' },
  { value: 'preview' as const, label: 'Preview' },
];

const READ_ONLY_VIEWS = VIEWS.map((view) => (view.value === 'write' ? { ...view, label: 'Content' } : view));
