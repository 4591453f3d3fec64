import type { ContentDocument } from '@site/api/content/documents/contract';
import { OpenTexts, OpenTextsContext } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { capitalize } from '../../formatting/capitalize';
import { useSaveShortcut } from '../../keyboard/useSaveShortcut';
import { usePermissions } from '../../session/usePermissions';
import { errorsBelow } from '../fields/ControlledField';
import { pathOf } from '../list/definition/useListUrl';
import { explainReadOnly } from '../screen/explainReadOnly';
import { PageMeta } from '../screen/PageMeta';
import { UnsavedChangesDialog } from '../screen/UnsavedChangesDialog';
import { hasPublicUrl } from './address/publicUrl';
import { WritingHelp } from './analysis/WritingHelp';
import { ConflictPanel } from './ConflictPanel';
import { ChecksPanel } from './checks/ChecksPanel';
import { useExistingPages } from './checks/useExistingPages';
import { useImageSizes } from './checks/useImageSizes';
import { DocumentEditorStyles } from './DocumentEditorStyles';
import { type EditorDefinition, focusPhraseField, publishingWords } from './definition/EditorDefinition';
import { useDraft } from './draft/useDraft';
import { EditorToolbar } from './EditorToolbar';
import { FieldControl } from './fields/FieldControl';
import { HistoryDrawer } from './history/HistoryDrawer';
import type { EditorView } from './preview/EditorView';
import { PreviewPane } from './preview/PreviewPane';
import { type PreviewTarget, PreviewTargetContext } from './preview/PreviewTarget';
import { PublicationPanel } from './publishing/PublicationPanel';
import { ScheduleDialog } from './publishing/ScheduleDialog';
import { usePublishing } from './publishing/usePublishing';
import { useEditorShortcuts } from './useEditorShortcuts';
import { usePresence } from './usePresence';

/** The editor of one document: its fields, settings, checks, publication state and preview. */
export function DocumentEditor<Draft extends object>({
  definition,
  document: opened,
  onCreated,
}: DocumentEditorProps<Draft>) {
  const { fields, list, nameOf, checks, noun: word, content, Preview, PublishDialog } = definition;
  const { readText, hasFocusPhrase = true, pathOf: publicPathOf } = definition;
  const { words = publishingWords(word) } = definition;
  const work = useDraft(definition, opened, onCreated);
  const { draft, document, conflict } = work;
  const mayEdit = usePermissions()(definition.needs);
  const isReadOnly = !mayEdit || document.binnedAt !== null;
  // A preview of the page is a link to it that only those who edit may create.
  const mayPreview = mayEdit || Preview !== undefined;
  const [openTexts] = useState(() => new OpenTexts());
  const [view, setView] = useState<EditorView>('write');
  const [previewTarget, setPreviewTarget] = useState<PreviewTarget>();
  const handlePreviewSelect = (what: PreviewTarget) => {
    if (view === 'preview') setView('write');
    setPreviewTarget(what);
  };
  const [dialog, setDialog] = useState<'publish' | 'schedule' | 'history'>();
  /** The time that is to be confirmed. */
  const [at, setAt] = useState<string>();
  const publishing = usePublishing(definition, work);
  const { others, reportField } = usePresence(content, document.id);
  const pages = useExistingPages(definition.linkedPaths?.(draft) ?? NO_PATHS);
  const imageBytes = useImageSizes(draft);
  const checkResults = checks.map(({ name, run: judge }) => ({
    name,
    ...judge(draft, document, { pages, imageBytes }),
  }));
  const blockers = checkResults.filter(({ state }) => state === 'refuse').map(({ message }) => message);
  const isUpToDate = document.state === 'published' && work.phase === 'saved';
  const needsConfirmation = PublishDialog !== undefined && !hasPublicUrl(document);
  const askToPublish = (time?: string) => {
    setAt(time);
    setDialog('publish');
    // What the dialog tells is about the saved draft.
    void work.autosave.flush();
  };
  const publish = () => {
    if (needsConfirmation && !blockers.length) askToPublish();
    else void publishing.publish(blockers);
  };
  const schedule = (time: string) =>
    needsConfirmation && !blockers.length ? askToPublish(time) : void publishing.schedule(time);
  const confirm = async () => {
    const isDone = await (at === undefined ? publishing.publish(blockers) : publishing.schedule(at));
    // A time that is refused is chosen again.
    setDialog(isDone || at === undefined ? undefined : 'schedule');
  };
  const sections = definition.sections.filter(({ isShown }) => isShown?.(draft) ?? true);
  const title = nameOf(draft) || `New ${word}`;
  useSaveShortcut(() => void work.autosave.flush());
  useEditorShortcuts({
    onPublish: () => !isReadOnly && !isUpToDate && publish(),
    onPreview: () => mayPreview && setView(view === 'preview' ? 'write' : 'preview'),
    ...(!isReadOnly && { onUndo: work.undo, onRedo: work.redo }),
  });
  const renderField = (field: (typeof fields)[number]) => (
    <FieldControl
      key={field.name}
      field={field}
      draft={draft}
      document={document}
      isReadOnly={isReadOnly || Boolean(field.isLocked?.(document))}
      errors={errorsBelow({ ...work.problem?.fieldErrors, ...publishing.errors }, field.name)}
      onFocus={() => reportField(field.label)}
      onChangeFields={work.write}
    />
  );
  const renderSection = ({ title: name, fields: inside = [], Footer: Shows }: (typeof sections)[number]) => (
    <section key={name}>
      <h2>{name}</h2>
      {inside.map(renderField)}
      {Shows && (
        <Shows
          draft={draft}
          document={document}
          isReadOnly={isReadOnly}
          onReplace={publishing.replaceDraft}
        />
      )}
    </section>
  );
  return (
    <DocumentEditorStyles data-view={view}>
      <PageMeta title={title} crumbs={[{ label: list, to: pathOf(definition) }, { label: title }]} />
      <h1 className="sr" tabIndex={-1}>
        {title}
      </h1>
      <EditorToolbar
        work={work}
        noun={word}
        publishing={publishing}
        others={others}
        view={view}
        isReadOnly={isReadOnly}
        mayEdit={mayEdit}
        mayPreview={mayPreview}
        isUpToDate={isUpToDate}
        blockers={blockers}
        statusText={definition.statusText?.(draft)}
        isBuiltIn={definition.isBuiltIn?.(draft)}
        isUnique={definition.isUnique?.(draft)}
        suggestedRedirect={definition.suggestedRedirect?.(draft)}
        UnpublishNote={definition.UnpublishNote}
        words={words}
        onPublish={publish}
        onView={setView}
        onSchedule={() => {
          setAt(undefined);
          setDialog('schedule');
        }}
        onHistory={() => setDialog('history')}
      />
      {conflict && <ConflictPanel definition={definition} work={work} />}
      {view !== 'write' && Preview && (
        <section className="seen" aria-label="Preview">
          <Preview draft={draft} document={document} />
        </section>
      )}
      {view !== 'write' && !Preview && (
        <PreviewPane
          key={view}
          work={work}
          content={content}
          noun={word}
          view={view}
          onSelect={handlePreviewSelect}
          variants={definition.previewVariants?.(draft)}
        />
      )}
      <div className="ew" hidden={view === 'preview'}>
        <article className="doc" aria-label={`${capitalize(word)} content`}>
          {!mayEdit && <p className="mu">{explainReadOnly(word, definition.needs)}</p>}
          <OpenTextsContext value={openTexts}>
            <PreviewTargetContext value={previewTarget}>{fields.map(renderField)}</PreviewTargetContext>
          </OpenTextsContext>
        </article>
        <aside className="es" aria-label={`${capitalize(word)} settings`}>
          <PublicationPanel
            document={document}
            publishing={publishing}
            words={words}
            isReadOnly={isReadOnly}
            onSchedule={schedule}
          />
          {sections.slice(0, 1).map(renderSection)}
          {readText && (
            <section>
              <h2>Writing help</h2>
              {hasFocusPhrase && renderField(focusPhraseField())}
              <WritingHelp
                draft={draft}
                read={readText}
                path={publicPathOf(draft)}
                openTexts={openTexts}
                isReadOnly={isReadOnly}
                onChangeFields={work.write}
              />
            </section>
          )}
          {sections.slice(1).map(renderSection)}
          <ChecksPanel results={checkResults} />
        </aside>
      </div>
      {dialog === 'schedule' && (
        <ScheduleDialog
          publishing={publishing}
          words={words}
          suggestedAt={at ?? document.publishAt ?? definition.suggestedPublishAt?.(draft)}
          onConfirm={needsConfirmation ? askToPublish : undefined}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'publish' && PublishDialog && (
        <PublishDialog
          draft={draft}
          document={document}
          isBusy={publishing.isBusy}
          at={at}
          onConfirm={() => void confirm()}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'history' && (
        <HistoryDrawer
          definition={definition}
          work={work}
          publishing={publishing}
          isReadOnly={isReadOnly}
          onClose={() => setDialog(undefined)}
        />
      )}
      <UnsavedChangesDialog
        isUnsaved={work.autosave.isUnsaved && !work.isSavedLocally}
        saveLocally={() => work.autosave.saveLocally()}
      >
        Your latest changes aren’t saved, and this browser couldn’t keep a copy.
      </UnsavedChangesDialog>
    </DocumentEditorStyles>
  );
}

interface DocumentEditorProps<Draft extends object> {
  definition: EditorDefinition<Draft>;
  document: ContentDocument<Draft>;
  onCreated: (document: ContentDocument<Draft>) => void;
}

const NO_PATHS: readonly string[] = [];
