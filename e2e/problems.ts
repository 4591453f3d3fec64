import { type BrowserContext, expect } from '@playwright/test';

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
      if (reason !== 'net::ERR_ABORTED') this.add(`request: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400)
        this.add(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
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
    this.found.push(problem.slice(0, 600));
  }
}
