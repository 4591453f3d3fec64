import type { BrowserContext, Page } from '@playwright/test';

/** Records payloads that ran in any page of a context, and elements that would run one on interaction. */
export class PayloadExecutions {
  readonly found: string[] = [];

  async watch(context: BrowserContext): Promise<void> {
    context.on('dialog', (dialog) => {
      this.found.push(`${dialog.type()} ${dialog.message()} at ${dialog.page()?.url()}`);
      dialog.dismiss().catch(() => undefined);
    });
    await context.route(/^https?:\/\/canary\.example\//, (route) => {
      const type = route.request().resourceType();
      // Images may be requested; scripts, frames and styles may not.
      if (type !== 'image') this.found.push(`${type} from ${route.request().url()}`);
      return route.abort();
    });
  }

  /** Checks a loaded page for elements that run a payload when they are clicked or hovered. */
  async collect(page: Page, where: string): Promise<void> {
    for (const trap of await page.evaluate(trapsIn)) this.found.push(`${trap} at ${where}`);
  }
}

/** Removes the Content-Security-Policy from every page. Resolves with a function that restores it. */
export async function disablePolicy(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = response.headers();
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers });
  });
  return () => context.unrouteAll({ behavior: 'ignoreErrors' });
}

function trapsIn(): string[] {
  const traps: string[] = [];
  const runs = /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu;
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const isAddress = [
        'href',
        'src',
        'action',
        'formaction',
        'data',
        'xlink:href',
        'to',
        'srcdoc',
      ].includes(name);
      if (/^on/i.test(name) || (isAddress && (runs.test(value) || name === 'srcdoc')))
        traps.push(`<${element.tagName.toLowerCase()} ${name}="${value.slice(0, 80)}">`);
    }
  return traps;
}
