import { type APIRequestContext, request as requests } from '@playwright/test';
import type { ContentDocument } from '@site/api/content/documents/contract';
import type { PostDraft } from '@site/api/content/posts/contract';
import { accountOf, openSession } from '../../fixtures/admin/openSession';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import type { Site } from '../../fixtures/site/startSite';
import { until } from '../../fixtures/waiting/until';
import type { Field } from './PostEditor';

/** A second member who edits the same post through the API. */
export class SecondEditor {
  saves = 0;

  private constructor(
    private readonly request: APIRequestContext,
    private readonly headers: Record<string, string>,
    /** The path of the post, once it was created. */
    private path = '/api/admin/blog',
  ) {}

  static async signIn(site: Site): Promise<SecondEditor> {
    const extraHTTPHeaders = { 'X-Forwarded-For': newIpAddress() };
    const request = await requests.newContext({ baseURL: site.url, extraHTTPHeaders });
    const { csrfToken } = await openSession(request, site, await accountOf('editor', site));
    return new SecondEditor(request, { Origin: site.url, 'X-CSRF-Token': csrfToken });
  }

  /** Creates and publishes a post. Returns the published document. */
  async publish(draft: PostDraft): Promise<ContentDocument<PostDraft>> {
    const created = await this.request.post(this.path, { data: draft, headers: this.headers });
    const { id, version } = await created.json();
    this.path += `/${id}`;
    const headers = { ...this.headers, 'If-Match': `"${version}"` };
    const published = await this.request.post(`${this.path}/publish`, { headers });
    if (!published.ok()) throw new Error(`not published: ${published.status()} ${await published.text()}`);
    return published.json();
  }

  read(): Promise<ContentDocument<PostDraft>> {
    return until(async () => {
      const response = await this.request.get(this.path, { timeout: 10_000 });
      return response.ok() ? response.json() : undefined;
    }, 'the colleague cannot read the post');
  }

  /** Appends a word to a field, with retries. Returns the word. */
  async save(field: Field): Promise<string> {
    this.saves += 1;
    const word = `theirs${this.saves}x`;
    await until(async () => {
      const { draft, version } = await this.read();
      // The response to an earlier attempt may have been lost.
      if (draft[field].includes(word)) return true;
      const data = { ...draft, [field]: `${draft[field].trimEnd()} ${word}` };
      const headers = { ...this.headers, 'If-Match': `"${version}"` };
      const response = await this.request.patch(this.path, { data, headers, timeout: 10_000 });
      return response.ok();
    }, 'the colleague cannot save');
    return word;
  }

  dispose = () => this.request.dispose();
}
