import type { PublicForm } from '@site/api/leads/forms/contract';
import { lazyNearViewport, notFound, Page, styled, useCachedResult, VisuallyHidden } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { useLocation } from 'react-router-dom';
import { UnavailablePage } from '../../innerPage/UnavailablePage';

const CustomForm = lazyNearViewport(() => import('../../contactForm/CustomForm'));

/** A form of the team only, for frames on other sites. */
export function EmbeddedFormPage() {
  const { pathname } = useLocation();
  const form = useCachedResult<PublicForm>('getPublicForm', { slug: slugAt(pathname) });
  if (!form) return <UnavailablePage path={pathname} />;
  return (
    <Page
      title={form.title}
      description={`${form.title}: a form to embed in other pages.`}
      path={paths.embeddedForm(form.slug)}
      noindex
      renderHeader={({ title }) => <VisuallyHidden as="h1">{title}</VisuallyHidden>}
    >
      <Styles>
        <div className="wrap">
          <CustomForm form={form} headingLevel="h2" />
        </div>
      </Styles>
    </Page>
  );
}

export { EmbeddedFormPage as Component };

export async function loader({ url, fetch }: LoaderContext): Promise<void> {
  const { formsApi } = await import('../../contactForm/sending/formsApi');
  try {
    await fetch(formsApi.endpoints.getPublicForm.initiate({ slug: slugAt(url.pathname) }));
  } catch (error) {
    if ((error as ApiError).status === 404) throw notFound();
    throw error;
  }
}

const slugAt = (pathname: string): string => pathname.split('/').filter(Boolean).at(-1) ?? '';

const Styles = styled('div')`
  padding-block: 24px;
`;
