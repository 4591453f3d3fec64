import { type Topic, topicOptions } from '@site/api/audience/subscribers/contract';
import { CheckboxField, Form, SubmitButton } from '@site/shell/kit/form';
import { useState } from 'react';
import type { Decide } from './SubscriptionView';

/** The topics of a subscription. */
export function TopicsForm({ chosen, action, label, onDecide }: TopicsFormProps) {
  const [isEmpty, setIsEmpty] = useState(false);
  const initial = Object.fromEntries(topicOptions.map(({ value }) => [value, chosen.includes(value)]));
  return (
    <Form<Record<string, boolean>>
      label="Topics"
      initial={initial}
      keepValues
      onSubmit={async (values) => {
        const topics = topicOptions.map(({ value }) => value).filter((topic) => values[topic]);
        setIsEmpty(!topics.length);
        if (topics.length) await onDecide({ action, topics });
      }}
    >
      <div className="topics">
        {topicOptions.map(({ value, label: name }) => (
          <CheckboxField key={value} name={value} label={name} />
        ))}
      </div>
      {isEmpty && (
        <p className="problem" role="alert">
          Choose at least one topic.
        </p>
      )}
      <SubmitButton tone="navy" busyLabel="Saving…">
        {label}
      </SubmitButton>
    </Form>
  );
}

interface TopicsFormProps {
  chosen: Topic[];
  action: 'subscribe' | 'choose';
  label: string;
  onDecide: Decide;
}
