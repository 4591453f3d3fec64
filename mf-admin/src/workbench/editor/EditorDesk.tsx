import type { ContentDocument } from '@site/api/contract/content';
import { useState } from 'react';
import { useMay } from '../../parts/useMay';
import { errorsBelow } from '../fields/ControlledField';
import { LeaveQuestion } from '../LeaveQuestion';
import { pathOf } from '../list/useListAddress';
import { Place } from '../Place';
import { useSaveKey } from '../record/useSaveKey';
import { ChecksPanel } from './ChecksPanel';
import { DeskLook } from './DeskLook';
import { EditorBar } from './EditorBar';
import type { EditorDefinition } from './EditorDefinition';
import { FieldControl } from './FieldControl';
import { HistoryDrawer } from './HistoryDrawer';
import { MergePanel } from './MergePanel';
import { OutgoingPanel } from './OutgoingPanel';
import { type Pointed, PointedContext } from './Pointed';
import { PreviewPane } from './PreviewPane';
import { ScheduleDialog } from './ScheduleDialog';
import { useDeeds } from './useDeeds';
import { useEditor } from './useEditor';
import { useEditorKeys } from './useEditorKeys';
import { useKnownPages } from './useKnownPages';
import { usePictureBytes } from './usePictureBytes';
import { usePresence } from './usePresence';

/** The desk of a document: the sheet, what is said about it, how far it is, and how visitors will see it. */
export function EditorDesk<Draft extends object>({
  definition,
  document: opened,
  onCreated,
}: EditorDeskProps<Draft>) {
  const { fields, sections, list, nameOf, checks, word, content } = definition;
  const work = useEditor(definition, opened, onCreated);
  const { draft, document, conflict } = work;
  const isReadOnly = !useMay()(definition.needs) || document.binnedAt !== null;
  const [view, setView] = useState<View>('write');
  const [pointed, setPointed] = useState<Pointed>();
  const onPoint = (what: Pointed) => {
    if (view === 'preview') setView('write');
    setPointed(what);
  };
  const [dialog, setDialog] = useState<'schedule' | 'history'>();
  const deeds = useDeeds(definition, work);
  const { others, note } = usePresence(content, document.id);
  const pages = useKnownPages(definition.pathsIn?.(draft) ?? NOTHING);
  const pictures = usePictureBytes(draft);
  const judged = checks.map(({ name, judge }) => ({ name, ...judge(draft, document, { pages, pictures }) }));
  const refusals = judged.filter(({ state }) => state === 'refuse').map(({ says }) => says);
  const isOut = document.state === 'published' && work.phase === 'saved';
  const title = nameOf(draft) || `New ${word}`;
  useSaveKey(() => void work.autosave.flush());
  useEditorKeys({
    onPublish: () => !isReadOnly && !isOut && void deeds.publish(refusals),
    onPreview: () => setView(view === 'preview' ? 'write' : 'preview'),
    ...(!isReadOnly && { onUndo: work.undo, onRedo: work.redo }),
  });
  const cell = (field: (typeof fields)[number]) => (
    <FieldControl
      key={field.name}
      field={field}
      draft={draft}
      document={document}
      isReadOnly={isReadOnly || Boolean(field.isFixed?.(document))}
      faults={errorsBelow({ ...work.problem?.fieldErrors, ...deeds.faults }, field.name)}
      onFocus={() => note(field.label)}
      onWrite={work.write}
    />
  );
  return (
    <DeskLook data-view={view}>
      <Place title={title} crumbs={[{ label: list, to: pathOf(definition) }, { label: title }]} />
      <h1 className="sr" tabIndex={-1}>
        {title}
      </h1>
      <EditorBar
        {...{ work, deeds, others, view, isReadOnly, isOut, refusals, measure: definition.measure?.(draft) }}
        leadsTo={definition.leadsTo?.(draft)}
        onView={setView}
        onSchedule={() => setDialog('schedule')}
        onHistory={() => setDialog('history')}
      />
      {conflict && <MergePanel definition={definition} work={work} />}
      {view !== 'write' && (
        <PreviewPane
          key={view}
          {...{ work, content, word, view, onPoint }}
          faces={definition.faces?.(draft)}
        />
      )}
      <div className="ew" hidden={view === 'preview'}>
        <article className="doc" aria-label={`The ${word}`}>
          <PointedContext value={pointed}>{fields.map(cell)}</PointedContext>
        </article>
        <aside className="es" aria-label={`About this ${word}`}>
          <OutgoingPanel document={document} deeds={deeds} isReadOnly={isReadOnly} />
          {sections.map(({ title: name, fields: inside = [], Shows }) => (
            <section key={name}>
              <h2>{name}</h2>
              {inside.map(cell)}
              {Shows && <Shows draft={draft} document={document} />}
            </section>
          ))}
          <ChecksPanel judged={judged} />
        </aside>
      </div>
      {dialog === 'schedule' && (
        <ScheduleDialog
          deeds={deeds}
          moment={document.publishAt ?? definition.goesOutAt?.(draft)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'history' && (
        <HistoryDrawer {...{ definition, work, deeds, isReadOnly }} onClose={() => setDialog(undefined)} />
      )}
      <LeaveQuestion isUnsaved={work.autosave.isUnsaved && !work.isKept} keep={() => work.autosave.keep()}>
        What you wrote is neither saved nor kept on this device.
      </LeaveQuestion>
    </DeskLook>
  );
}

interface EditorDeskProps<Draft extends object> {
  definition: EditorDefinition<Draft>;
  document: ContentDocument<Draft>;
  onCreated: (document: ContentDocument<Draft>) => void;
}

const NOTHING: readonly string[] = [];

/** `beside`: the sheet and what visitors will see of it, next to each other. */
export type View = 'write' | 'beside' | 'preview';
