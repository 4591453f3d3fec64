import type { BrowserContext, Page } from '@playwright/test';

/** Records payloads that ran in any page of a context, and elements that would run one on interaction. */
export class PayloadExecutions {
  readonly found: string[] = [];

  watch(context: BrowserContext): void {
    context.on('dialog', (dialog) => {
      this.found.push(`${dialog.type()} ${dialog.message()} at ${dialog.page()?.url()}`);
      dialog.dismiss().catch(() => undefined);
    });
    // Not by intercepting them, for which the browser would fetch every file of every page anew.
    context.on('request', (request) => {
      const type = request.resourceType();
      // Images may be requested; scripts, frames and styles may not.
      if (/^https?:\/\/canary\.example\//.test(request.url()) && type !== 'image')
        this.found.push(`${type} from ${request.url()}`);
    });
  }

  /** Checks a loaded page for elements that run a payload when they are clicked or hovered. */
  async collect(page: Page, where: string): Promise<void> {
    for (const trap of await page.evaluate(trapsIn)) this.found.push(`${trap} at ${where}`);
  }
}

/** Has the browser ignore the Content-Security-Policy of every page. Resolves with a function that restores it. */
export async function disablePolicy(page: Page): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setBypassCSP', { enabled: true });
  return () => cdp.detach();
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
