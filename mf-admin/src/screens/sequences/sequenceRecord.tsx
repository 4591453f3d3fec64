import {
  emptySequence,
  SequenceDraft,
  type SequenceEntry,
  type SequenceStep,
  triggerOptions,
} from '@site/api/audience/sequences/contract';
import { mayEditSequences } from '@site/api/audience/sequences/policy';
import { topicOptions } from '@site/api/audience/subscribers/contract';
import { ChecklistField } from '../../workbench/fields/ChecklistField';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { SequenceFacts } from './SequenceFacts';
import { StepsField } from './StepsField';
import { sequences } from './sequencesApi';
import { TriggerFormField } from './TriggerFormField';

/** The form of a sequence. */
export const sequenceRecord: RecordDefinition<SequenceEntry, SequenceDraft> = {
  noun: 'sequence',
  nameOf: ({ name }) => name,
  keyOf: ({ id }) => id,
  resource: sequences,
  needs: mayEditSequences,
  struct: SequenceDraft,
  fields: [
    { name: 'name', label: 'Name', help: 'Only the team sees it.' },
    {
      name: 'trigger',
      label: 'Starts when',
      options: triggerOptions,
      help: 'For confirmed subscribers, once per person, and only while the sequence is on.',
    },
    { name: 'form', label: 'Form', isOptional: true, Control: TriggerFormField },
    {
      name: 'topics',
      label: 'Topics',
      isOptional: true,
      Control: TopicsField,
      help: 'Only for subscribers of any of these; for all if none is selected.',
      format: (value) =>
        topicOptions
          .filter((topic) => (value as string[]).includes(topic.value))
          .map(({ label }) => label)
          .join(', ') || 'All topics',
    },
    {
      name: 'steps',
      label: 'Steps',
      Control: StepsField,
      help: 'A sequence ends early when the person unsubscribes, books a meeting, drops its topics, or email bounces or is marked as spam.',
      format: (value) => (value as SequenceStep[]).map(({ subject }) => subject).join(', ') || 'None',
    },
    {
      name: 'isEnabled',
      label: 'On',
      help: 'While it is off, nobody starts it, and the people in it wait.',
    },
  ],
  initial: emptySequence,
  savedNote: 'People in the sequence keep their position.',
  Facts: SequenceFacts,
};

function TopicsField(field: { name: string; label: string; help?: string }) {
  return <ChecklistField {...field} options={[...topicOptions]} isError={false} />;
}
