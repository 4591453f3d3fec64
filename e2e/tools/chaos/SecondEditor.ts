import { type APIRequestContext, request as requests } from '@playwright/test';
import type { ContentDocument } from '@site/api/content/documents/contract';
import type { PostDraft } from '@site/api/content/posts/contract';
import { accountOf, openSession } from '../../fixtures/admin/openSession';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import type { Site } from '../../fixtures/site/startSite';
import { until } from '../../fixtures/waiting/until';
import type { Field } from './PostEditor';

/** A second member, who writes the same post from another device, through the API. */
export class SecondEditor {
  saves = 0;

  private constructor(
    private readonly request: APIRequestContext,
    private readonly headers: Record<string, string>,
    /** Of the post, once there is one. */
    private path = '/api/admin/blog',
  ) {}

  static async signIn(site: Site): Promise<SecondEditor> {
    const extraHTTPHeaders = { 'X-Forwarded-For': newIpAddress() };
    const request = await requests.newContext({ baseURL: site.url, extraHTTPHeaders });
    const { csrfToken } = await openSession(request, site, await accountOf('editor', site));
    return new SecondEditor(request, { Origin: site.url, 'X-CSRF-Token': csrfToken });
  }

  /** Writes a post and publishes it; what it is like then. */
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
      const answer = await this.request.get(this.path, { timeout: 10_000 });
      return answer.ok() ? answer.json() : undefined;
    }, 'the colleague cannot read the post');
  }

  /** Adds a word at the end of a field, again until it is there; the word. */
  async save(field: Field): Promise<string> {
    this.saves += 1;
    const word = `theirs${this.saves}x`;
    await until(async () => {
      const { draft, version } = await this.read();
      // Where the answer to an earlier try was lost.
      if (draft[field].includes(word)) return true;
      const data = { ...draft, [field]: `${draft[field].trimEnd()} ${word}` };
      const headers = { ...this.headers, 'If-Match': `"${version}"` };
      const answer = await this.request.patch(this.path, { data, headers, timeout: 10_000 });
      return answer.ok();
    }, 'the colleague cannot save');
    return word;
  }

  dispose = () => this.request.dispose();
}
