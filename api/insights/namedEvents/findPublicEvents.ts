import { type NamedEventDraft, namedEventLimit } from './contract';
import { NamedEventModel } from './model';

/** The events as browsers look for them. */
export const findPublicEvents = () =>
  NamedEventModel.find()
    .sort({ name: 1, _id: 1 })
    .limit(namedEventLimit)
    .select('-_id name trigger value page')
    .lean<NamedEventDraft[]>();
