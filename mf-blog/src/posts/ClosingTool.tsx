import { CallToAction } from '@site/shell/kit';
import { paths } from '@site/shell/paths';

/** A note ends in one thing to do: the tool that belongs to its subject. */
export function ClosingTool({ tags }: { tags: string[] }) {
  const isAboutAccess = tags.some((tag) => ['Security', 'People'].includes(tag));
  if (isAboutAccess) {
    return (
      <CallToAction
        title="Start with one password"
        to={paths.tool('password-strength')}
        label="Try the password tool"
      >
        See how long one of yours would hold, and what would make it hold longer. It is worked out in your
        browser, and the password itself never leaves it.
      </CallToAction>
    );
  }
  return (
    <CallToAction
      title="Where does your own setup stand?"
      to={paths.businessTechCheck}
      label="See what the assessment asks"
    >
      The Business Technology Assessment asks about the same things this note does. Read the questions first,
      or call and go through them with us.
    </CallToAction>
  );
}
