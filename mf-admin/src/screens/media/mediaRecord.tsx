import {
  deleteMedia,
  editMedia,
  type Focus,
  getMedia,
  listMedia,
  MediaDraft,
  type MediaPage,
  type MediaRecord,
  PdfDraft,
} from '@site/api/media/contract';
import { mayEditMedia } from '@site/api/media/policy';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { createResource } from '../../workbench/resource/createResource';
import { FocusField } from './FocusField';
import { FolderField, FolderName } from './folders/FolderField';
import { MediaFacts } from './MediaFacts';

/** The list of files; new ones are uploaded. */
export const media = createResource<MediaRecord, MediaDraft, MediaPage>({
  list: listMedia,
  get: getMedia,
  edit: editMedia,
  remove: deleteMedia,
});

/** The record form of an image. */
export const imageRecord: RecordDefinition<MediaRecord, MediaDraft> = {
  noun: 'image',
  nameOf: ({ name }) => name,
  keyOf: ({ id }) => id,
  resource: media,
  needs: mayEditMedia,
  struct: MediaDraft,
  fields: [
    {
      name: 'focus',
      label: 'Focal point',
      Control: FocusField,
      format: (value) => focusInWords(value as Focus),
      help: 'The point that stays visible when the image is cropped.',
    },
    {
      name: 'alt',
      label: 'Alt text',
      kind: 'lines',
      help: 'Describe the image for people who can’t see it. Required before the image can be used.',
    },
    { name: 'name', label: 'Name', help: 'Only the team sees it.' },
    folderField(),
  ],
  initial: { name: '', alt: '', focus: { x: 0.5, y: 0.5 }, folderId: '' },
  savedNote: 'Pages show the change within a minute.',
  Facts: MediaFacts,
};

/** The record form of a PDF, which has neither alt text nor a focal point. */
export const pdfRecord: RecordDefinition<MediaRecord, PdfDraft> = {
  ...imageRecord,
  noun: 'PDF',
  resource: {
    useRecord: media.useRecord,
    useWrites: () => {
      const { create, edit, ...writes } = media.useWrites();
      const complete = (draft: PdfDraft) => ({ alt: '', focus: { x: 0.5, y: 0.5 }, ...draft });
      return {
        ...writes,
        create: (draft) => create(complete(draft)),
        edit: (key, version, draft) => edit(key, version, complete(draft)),
      };
    },
  },
  struct: PdfDraft,
  fields: [
    { name: 'name', label: 'File name', help: 'Visitors download the PDF under this name.' },
    folderField(),
  ],
  initial: { name: '', folderId: '' },
};

function folderField() {
  return {
    name: 'folderId' as const,
    label: 'Folder',
    Control: FolderField,
    renderValue: (value: unknown) => <FolderName id={String(value)} />,
  };
}

const focusInWords = ({ x, y }: Focus) =>
  `${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`;
