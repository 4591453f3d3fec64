import { SitemapAddressQuery } from '@site/api/seo/sitemap/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import { Form, FormGrid, SubmitButton, TextField } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';
import { useLazyExplainSitemapAddressQuery } from './sitemapApi';
import { ruleLabels } from './sitemapTexts';

/** Says whether a URL is in the sitemap, and why not. */
export function AddressLookup() {
  const [explain, { currentData }] = useLazyExplainSitemapAddressQuery();
  const [problem, setProblem] = useState<ApiError>();
  return (
    <div>
      <h2 id="sitemap-lookup">Is this URL in the sitemap?</h2>
      <Form<{ url: string }>
        label="Look up a URL"
        struct={SitemapAddressQuery}
        initial={{ url: '' }}
        onSubmit={async ({ url }) => {
          setProblem(undefined);
          await explain({ query: { url } }).unwrap();
        }}
        onFailure={(error) => setProblem(error as ApiError)}
        keepValues
      >
        <FormGrid isSingle isDense isFramed>
          <TextField
            name="url"
            label="Path or URL"
            placeholder="/services"
            autoComplete="off"
            spellCheck={false}
          />
        </FormGrid>
        <Footer>
          <SubmitButton tone="line" size="small" busyLabel="Looking up…">
            Look up
          </SubmitButton>
        </Footer>
        <FormAlert problem={problem} />
      </Form>
      <div role="status">
        {currentData && !problem && (
          <>
            <p className={currentData.isIncluded ? 'ok' : 'wt'}>{ruleLabels[currentData.rule]}</p>
            <p>
              <b>{currentData.path}</b>: {currentData.message}
            </p>
            <p className="mu">
              {[
                currentData.kind,
                currentData.changedAt && `changed ${dateFormat.date(currentData.changedAt)}`,
                currentData.checkedAt &&
                  `checked ${dateFormat.inSentence(currentData.checkedAt)}${currentData.status ? ` (${currentData.status})` : ''}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

const Footer = styled('div')`
  display: flex;
  margin-top: 8px;
`;
