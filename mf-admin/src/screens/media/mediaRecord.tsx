import {
  deleteMedia,
  editMedia,
  type Focus,
  getMedia,
  listMedia,
  MediaDraft,
  type MediaPage,
  type MediaRecord,
} from '@site/api/media/contract';
import { mayEditMedia } from '@site/api/media/policy';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { createResource } from '../../workbench/resource/createResource';
import { FocusField } from './FocusField';
import { MediaFacts } from './MediaFacts';

/** The list of images; new ones are uploaded. */
export const media = createResource<MediaRecord, MediaDraft, MediaPage>({
  list: listMedia,
  get: getMedia,
  edit: editMedia,
  remove: deleteMedia,
});

/** The record form of an image. */
export const mediaRecord: RecordDefinition<MediaRecord, MediaDraft> = {
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
  ],
  initial: { name: '', alt: '', focus: { x: 0.5, y: 0.5 } },
  savedNote: 'Pages show the change within a minute.',
  Facts: MediaFacts,
};

const focusInWords = ({ x, y }: Focus) =>
  `${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`;
