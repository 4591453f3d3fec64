import type { SubscriberDetails } from '@site/api/audience/management/contract';
import { type Topic, topicOptions } from '@site/api/audience/subscribers/contract';
import { CheckboxField } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { FormDialog } from '../../workbench/screen/FormDialog';
import { useEditSubscriberTopicsMutation } from './subscribersApi';

/** Changes the topics of a subscriber, among those the person chose. */
export function TopicsDialog({ subscriber, onClose }: TopicsDialogProps) {
  const [edit] = useEditSubscriberTopicsMutation();
  const { id, version, topics, coveredTopics } = subscriber;
  const offered = topicOptions.filter(({ value }) => coveredTopics.includes(value));
  return (
    <FormDialog<Partial<Record<Topic, boolean>>>
      title="Change topics"
      text="You can remove topics. Only the subscriber can add topics, with the link in our emails."
      submitLabel="Save topics"
      doneTitle="Topics changed"
      initial={Object.fromEntries(offered.map(({ value }) => [value, topics.includes(value)]))}
      onSubmit={(values) => {
        const chosen = offered.map(({ value }) => value).filter((topic) => values[topic]);
        if (!chosen.length)
          return Promise.reject({ status: 400, text: 'Choose at least one topic, or unsubscribe them.' });
        return edit({ id, version, body: { topics: chosen } })
          .unwrap()
          .catch(toFormError);
      }}
      onClose={onClose}
    >
      <div>
        {offered.map(({ value, label }) => (
          <CheckboxField key={value} name={value} label={label} />
        ))}
      </div>
    </FormDialog>
  );
}

/** No field here is called as the API's, so its message is shown above the form. */
const toFormError = ({ fieldErrors: _, ...error }: ApiError) => Promise.reject(error);

interface TopicsDialogProps {
  subscriber: SubscriberDetails;
  onClose: () => void;
}
