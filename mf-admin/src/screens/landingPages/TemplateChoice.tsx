import { mayWriteLandingPages } from '@site/api/content/landingPages/policy';
import { Button, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorToast } from '../../requests/errorToast';
import { idempotencyKey } from '../../requests/idempotencyKey';
import { usePermissions } from '../../session/usePermissions';
import { blockKinds } from '../../workbench/landingBlocks/blockFields';
import { pathOf } from '../../workbench/list/definition/useListUrl';
import { PageMeta } from '../../workbench/screen/PageMeta';
import { landingList } from './landingList';
import { landingPages } from './landingPagesApi';
import { TemplateThumbnail } from './TemplateThumbnail';
import { createTemplates, type Template } from './templates';

/** The templates of new landing pages, each with an outline of its blocks. */
export default function TemplateChoice() {
  const navigate = useNavigate();
  const { toast } = useToast();
  const [templates] = useState(() => createTemplates(new Date()));
  const [key] = useState(idempotencyKey);
  const [begun, setBegun] = useState<string>();
  const mayWrite = usePermissions()(mayWriteLandingPages);
  const path = pathOf(landingList);
  const begin = async ({ name, draft }: Template) => {
    setBegun(name);
    try {
      const { id } = await landingPages.create(draft, `${key}-${name}`);
      navigate(`${path}/${id}`, { replace: true });
    } catch (error) {
      setBegun(undefined);
      toast(errorToast('Couldn’t create the page', error as ApiError));
    }
  };
  return (
    <Styles>
      <PageMeta
        title="New landing page"
        crumbs={[{ label: landingList.title, to: path }, { label: 'New landing page' }]}
      />
      <h1>Choose a template</h1>
      <p className="mu">
        {mayWrite
          ? 'You can change everything later. The page stays private until you publish it.'
          : 'Your role can’t create landing pages.'}
      </p>
      <ul>
        {templates.map((template) => (
          <li key={template.name}>
            {template.draft.blocks.length > 0 && (
              <TemplateThumbnail kinds={template.draft.blocks.map(({ kind }) => kind)} />
            )}
            <h2>{template.label}</h2>
            <p>{template.about}</p>
            <ol aria-label={`Blocks of ${template.label}`}>
              {template.draft.blocks.map(({ kind, title }) => (
                <li key={kind}>
                  <span className="m">{blockKinds[kind].label}</span> {title}
                </li>
              ))}
            </ol>
            <Button
              tone={template.name === 'empty' ? 'line' : 'navy'}
              size="small"
              disabled={!mayWrite || begun !== undefined}
              aria-label={`Use template: ${template.label}`}
              onClick={() => void begin(template)}
            >
              {begun === template.name ? 'Creating…' : 'Use template'}
            </Button>
          </li>
        ))}
      </ul>
    </Styles>
  );
}

const Styles = styled('div')`
  padding: 22px 20px 40px;
  h1 {
    font-size: 1.75rem;
    font-weight: 500;
  }
  h1 + p {
    margin: 6px 0 18px;
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    gap: 16px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 8px;
    padding: 16px 18px 18px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  h2 {
    font-size: 1.125rem;
    font-weight: 600;
  }
  ol {
    flex: 1;
    width: 100%;
    margin: 4px 0 8px;
    padding: 0;
    list-style: none;
  }
  ol > li {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr);
    gap: 8px;
    align-items: baseline;
    padding: 5px 0;
    border-top: 1px solid var(--line);
    font-size: var(--a13);
  }
  ol .m {
    color: var(--blue);
  }
`;
