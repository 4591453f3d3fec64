import { type BrowserContext, expect, type Request } from '@playwright/test';

/** Collects what goes wrong in the pages of a context without anybody looking. */
export class Problems {
  private found: string[] = [];
  private readonly expected: RegExp[] = [];

  async watch(context: BrowserContext): Promise<void> {
    // A page that hands its errors to nobody else hands them to the console.
    await context.addInitScript(() => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
          console.error(`policy violation: ${violatedDirective} ${blockedURI} (${sourceFile}:${lineNumber})`),
      );
    });
    context.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.add(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.add(`error: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page ends what it was still fetching.
      if (reason !== 'net::ERR_ABORTED' && !isBeacon(request))
        this.add(`request: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      const status = response.status();
      // A beacon that finds nobody is lost, which no visitor sees; one that is refused is a mistake of ours.
      if (status >= 400 && !(status >= 500 && isBeacon(response.request())))
        this.add(`answer: ${status} ${response.request().method()} ${response.url()}`);
    });
  }

  /** Problems like this are what the test is about. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** What was found since the last look. */
  take(): string[] {
    const found = this.found.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
    this.found = [];
    return found;
  }

  expectNone(): void {
    expect(this.take(), 'nothing goes wrong in the browser').toEqual([]);
  }

  private add(problem: string) {
    // What is wrong stands first, and where, as in React's long warnings, last.
    this.found.push(problem.length > 2_000 ? `${problem.slice(0, 400)} … ${problem.slice(-1_600)}` : problem);
  }
}

const isBeacon = (request: Request) => request.resourceType() === 'ping';
