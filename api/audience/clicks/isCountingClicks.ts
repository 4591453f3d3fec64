import { currentSettings } from '../../settings/currentSettings';
import { initialNewsletterSettings } from '../../settings/initial';
import { topics as allTopics, type Topic } from '../subscribers/contract';

/** Whether clicks in a newsletter on these topics are counted. One without topics is on all of them. */
export async function isCountingClicks(topics: readonly Topic[]): Promise<boolean> {
  const { countsClicks, uncountedTopics } = {
    ...initialNewsletterSettings,
    ...(await currentSettings())?.newsletters,
  };
  const excluded: readonly string[] = uncountedTopics;
  return countsClicks && !(topics.length ? topics : allTopics).some((topic) => excluded.includes(topic));
}
