import { createElement } from 'react';
import type { PageContent, PageModule } from '../../../remote';
import type { ExposedModules } from '../remoteRuntime';

interface Observer {
  /** Called before code of the modules runs. */
  onEnter: () => void;
  /**
   * Called when a loader throws an error of its own. Its page then shows that it could not load, as when the API is
   * unavailable.
   */
  onLoaderError: (error: Error) => void;
}

/** Wraps the modules so that their calls and loader errors are observed. */
export function instrumentModules(
  loaded: ExposedModules,
  { onEnter, onLoaderError }: Observer,
): ExposedModules {
  const withEnter =
    <Args extends unknown[], Result>(fn: (...args: Args) => Result) =>
    (...args: Args) => {
      onEnter();
      return fn(...args);
    };
  const withErrors =
    <Args extends unknown[], Result>(fn: (...args: Args) => Promise<Result> | Result) =>
    async (...args: Args) => {
      try {
        return await fn(...args);
      } catch (error) {
        // API errors are not `Error` objects, and redirects and missing pages have an `outcome`.
        if (error instanceof Error && !('outcome' in error)) onLoaderError(error);
        throw error;
      }
    };
  const watch = ({ Component, content, loader, ...others }: PageModule<PageContent>) => ({
    ...others,
    Component: withEnter((props: { content: PageContent }) => createElement(Component, props)),
    content: content && withErrors(withEnter(content)),
    loader: loader && withErrors(withEnter(loader)),
  });
  const all = [...loaded] as [string, PageModule<PageContent>][];
  return new Map(all.map(([expose, module]) => [expose, watch(module) as PageModule]));
}
