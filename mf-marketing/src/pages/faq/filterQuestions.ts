import type { GROUPS } from './content';

type Groups = typeof GROUPS;

/** The groups with the questions that contain every search word in question or answer. */
export function filterQuestions(groups: Groups, search: string): Groups {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = `${question} ${answer}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((group) => group.questions.length > 0);
}
