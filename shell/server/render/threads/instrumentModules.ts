import { createElement } from 'react';
import type { PageContent, PageModule } from '../../../remote';
import type { ExposedModules } from '../remoteRuntime';

interface Watch {
  /** Called before code of the modules runs. */
  onEnter: () => void;
  /** Called when a loader fails by a mistake of its own: its page shows then that it could not load, as if the API were away. */
  onMistake: (error: Error) => void;
}

/** The same modules, watched. */
export function instrumentModules(loaded: ExposedModules, { onEnter, onMistake }: Watch): ExposedModules {
  const noted =
    <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
    (...args: Args) => {
      onEnter();
      return work(...args);
    };
  const heard =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result> | Result) =>
    async (...args: Args) => {
      try {
        return await work(...args);
      } catch (error) {
        // What the API refused or did not answer is no `Error`; what is not found or leads on says so.
        if (error instanceof Error && !('outcome' in error)) onMistake(error);
        throw error;
      }
    };
  const watch = ({ Component, content, loader, ...others }: PageModule<PageContent>) => ({
    ...others,
    Component: noted((props: { content: PageContent }) => createElement(Component, props)),
    content: content && heard(noted(content)),
    loader: loader && heard(noted(loader)),
  });
  const all = [...loaded] as [string, PageModule<PageContent>][];
  return new Map(all.map(([expose, module]) => [expose, watch(module) as PageModule]));
}
