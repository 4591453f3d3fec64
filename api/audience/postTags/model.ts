import { model, Schema } from 'mongoose';
import type { Topic } from '../subscribers/contract';

/** The tag that a topic is tied to, where it is not the one of its name. */
export interface TopicTagRecord {
  _id: Topic;
  tag: string;
}

const schema = new Schema<TopicTagRecord>(
  { _id: { type: String, required: true }, tag: { type: String, required: true } },
  { versionKey: false },
);

export const TopicTag = model<TopicTagRecord>('TopicTag', schema, 'topicTags');
