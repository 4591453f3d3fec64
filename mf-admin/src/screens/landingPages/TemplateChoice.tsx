import { emptyLanding } from '@site/api/content/landingPages/contract';
import { mayWriteLandingPages } from '@site/api/content/landingPages/policy';
import type { StartingPoint } from '@site/api/content/pageTemplates/contract';
import { mayWriteTemplates } from '@site/api/content/pageTemplates/policy';
import { Button, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorToast } from '../../requests/errorToast';
import { idempotencyKey } from '../../requests/idempotencyKey';
import { usePermissions } from '../../session/usePermissions';
import { blockKinds } from '../../workbench/landingBlocks/blockFields';
import { pathOf } from '../../workbench/list/definition/useListUrl';
import { PageMeta } from '../../workbench/screen/PageMeta';
import { QueryContent } from '../../workbench/screen/QueryContent';
import { landingList } from './landingList';
import { landingPages, useListStartingPointsQuery } from './landingPagesApi';
import { TemplateThumbnail } from './TemplateThumbnail';

/** What a new landing page can start from: published templates without subjects, each with an outline, or nothing. */
export default function TemplateChoice() {
  const navigate = useNavigate();
  const { toast } = useToast();
  const result = useListStartingPointsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [key] = useState(idempotencyKey);
  const [begun, setBegun] = useState<string>();
  const may = usePermissions();
  const mayWrite = may(mayWriteLandingPages);
  const path = pathOf(landingList);
  const begin = async ({ id: from, draft }: StartingPoint) => {
    setBegun(from);
    try {
      const { id } = await landingPages.create(draft, `${key}-${from}`);
      navigate(`${path}/${id}`, { replace: true });
    } catch (error) {
      setBegun(undefined);
      toast(errorToast('Couldn’t create the page', error as ApiError));
    }
  };
  const renderTemplate = (template: StartingPoint) => (
    <TemplateCard
      key={template.id}
      template={template}
      isDisabled={!mayWrite || begun !== undefined}
      isBegun={begun === template.id}
      onBegin={() => void begin(template)}
    />
  );
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
          : 'Your role can’t create landing pages.'}{' '}
        {may(mayWriteTemplates) && <Link to="/admin/template-generator">Edit templates</Link>}
      </p>
      <QueryContent result={result} what="templates">
        {(templates) => <ul>{[...(templates as StartingPoint[]), blank].map(renderTemplate)}</ul>}
      </QueryContent>
      {result.error !== undefined && !result.currentData && <ul>{renderTemplate(blank)}</ul>}
    </Styles>
  );
}

/** A blank page can be started while the templates can’t be loaded. */
const blank: StartingPoint = { id: 'empty', label: 'Blank page', about: 'No blocks.', draft: emptyLanding };

function TemplateCard({ template: { id, label, about, draft }, isDisabled, isBegun, onBegin }: CardProps) {
  const { blocks } = draft;
  return (
    <li>
      {blocks.length > 0 && <TemplateThumbnail kinds={blocks.map(({ kind }) => kind)} />}
      <h2>{label}</h2>
      <p>{about}</p>
      <ol aria-label={`Blocks of ${label}`}>
        {blocks.map(({ kind, title }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a template do not change here
          <li key={at}>
            <span className="m">{blockKinds[kind].label}</span> {title}
          </li>
        ))}
      </ol>
      <Button
        tone={id === blank.id ? 'line' : 'navy'}
        size="small"
        disabled={isDisabled}
        aria-label={`Use template: ${label}`}
        onClick={onBegin}
      >
        {isBegun ? 'Creating…' : 'Use template'}
      </Button>
    </li>
  );
}

interface CardProps {
  template: StartingPoint;
  isDisabled: boolean;
  /** A page is being created from it. */
  isBegun: boolean;
  onBegin: () => void;
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
