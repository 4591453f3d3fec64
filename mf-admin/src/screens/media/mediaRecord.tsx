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
import { resourceOf } from '../../workbench/resource/resourceOf';
import { FocusField } from './FocusField';
import { MediaFacts } from './MediaFacts';

/** The library; pictures are added by uploading them. */
export const media = resourceOf<MediaRecord, MediaDraft, MediaPage>({
  list: listMedia,
  get: getMedia,
  edit: editMedia,
  remove: deleteMedia,
});

/** A picture as a record. */
export const mediaRecord: RecordDefinition<MediaRecord, MediaDraft> = {
  word: 'picture',
  nameOf: ({ name }) => name,
  keyOf: ({ id }) => id,
  resource: media,
  needs: mayEditMedia,
  struct: MediaDraft,
  fields: [
    {
      name: 'focus',
      label: 'Focus',
      Control: FocusField,
      inWords: (value) => focusInWords(value as Focus),
      help: 'What stays in sight where the picture is cut.',
    },
    {
      name: 'alt',
      label: 'Description',
      kind: 'lines',
      help: 'What it shows, for whoever does not see it. Without one the picture cannot be used.',
    },
    { name: 'name', label: 'Name', help: 'For the team alone.' },
  ],
  initial: { name: '', alt: '', focus: { x: 0.5, y: 0.5 } },
  saved: 'Pages show it within a minute.',
  Facts: MediaFacts,
};

const focusInWords = ({ x, y }: Focus) =>
  `${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`;
