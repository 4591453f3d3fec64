import {
  type Annotation,
  AnnotationDraft,
  type AnnotationPage,
} from '@site/api/insights/annotations/contract';
import { mayEditAnnotations } from '@site/api/insights/annotations/policy';
import * as dateFormat from '@site/shell/dateFormat';
import type { ListDefinition } from '../../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../../workbench/list/ListScreen';
import type { RecordDefinition } from '../../../workbench/record/RecordDefinition';
import { relatedLists } from '../report/relatedLists';
import { officeDay } from '../report/reportPeriod';
import { annotations } from './annotationsApi';

export { AnnotationsScreen as Component };

/** What the team noted about days, to explain figures later. */
export function AnnotationsScreen() {
  return <ListScreen list={annotationList} />;
}

/** The record form of an annotation. */
const annotationRecord: RecordDefinition<Annotation, AnnotationDraft> = {
  noun: 'annotation',
  nameOf: ({ text }) => text,
  keyOf: ({ id }) => id,
  resource: annotations,
  needs: mayEditAnnotations,
  struct: AnnotationDraft,
  fields: [
    { name: 'day', label: 'Day' },
    {
      name: 'text',
      label: 'What happened',
      placeholder: 'Radio campaign began',
      help: 'Shown to the team beside the chart.',
    },
  ],
  initial: { day: officeDay(), text: '' },
  savedNote: 'The analytics chart marks this day.',
};

const annotationList: ListDefinition<Annotation, AnnotationPage> = {
  name: 'analytics/annotations',
  title: 'Annotations',
  description: 'Notes on what happened on a day, shown beside the chart.',
  nouns: { one: 'annotation', many: 'annotations' },
  keyOf: ({ id }) => id,
  nameOf: ({ text }) => text,
  windowTitle: ({ text }) => text,
  columns: [
    { name: 'What happened', render: ({ text }) => <b>{text}</b> },
    { name: 'Day', className: 'm mu', render: ({ day }) => dateFormat.calendarDate(day) },
    {
      name: 'Last updated',
      className: 'm mu',
      cardPosition: 'corner',
      render: ({ updatedAt }) => dateFormat.inList(updatedAt),
    },
  ],
  filters: [],
  sorts: [{ value: 'day', label: 'by day' }],
  useRows: annotations.useRows,
  emptyState: {
    title: 'No annotations yet',
    text: 'Note what could change the metrics, such as a campaign or an outage. Publications, newsletters and rolled-back releases are added automatically.',
  },
  noMatchText: () => 'No more annotations on this page.',
  relatedLists,
  record: annotationRecord,
};
