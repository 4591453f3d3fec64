import {
  emptySequence,
  SequenceDraft,
  type SequenceEntry,
  type SequenceStep,
  stageOptions,
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
import { TriggerStageField } from './TriggerStageField';

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
      help: 'Only confirmed subscribers start it, once each, and only while it’s on.',
    },
    { name: 'form', label: 'Form', isOptional: true, Control: TriggerFormField },
    {
      name: 'stage',
      label: 'Stage',
      isOptional: true,
      Control: TriggerStageField,
      help: 'Checked every minute. A lead that is moved back before then doesn’t start it.',
      format: (value) => stageOptions.find((stage) => stage.value === value)?.label ?? '',
    },
    {
      name: 'topics',
      label: 'Topics',
      isOptional: true,
      Control: TopicsField,
      help: 'Only subscribers of at least one of these topics start it. Select none to include everyone.',
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
      help: 'People leave early if they unsubscribe, book a meeting or stop following its topics, or if an email bounces or is marked as spam.',
      format: (value) => (value as SequenceStep[]).map(({ subject }) => subject).join(', ') || 'None',
    },
    {
      name: 'isEnabled',
      label: 'On',
      help: 'While it’s off, no one new starts it, and people already in it wait.',
    },
  ],
  initial: emptySequence,
  savedNote: 'People already in it stay at their step.',
  Facts: SequenceFacts,
};

function TopicsField(field: { name: string; label: string; help?: string }) {
  return <ChecklistField {...field} options={[...topicOptions]} isError={false} />;
}
