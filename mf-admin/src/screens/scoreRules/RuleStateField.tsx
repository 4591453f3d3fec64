import type { ScoreRule, ScoreRuleDraft } from '@site/api/leads/score/contract';
import { Button, below, styled } from '@site/shell/kit';
import { SwitchField, useFormControl } from '@site/shell/kit/fields';
import type { ApiError } from '@site/shell/kit/query';
import { errorMessage } from '../../requests/errorMessage';
import { ScoreTestResult } from './ScoreTestResult';
import { useTestScoreRuleMutation } from './scoreRulesApi';

/** Whether a rule is enabled, with a test of the rule as it is in the form. */
export function RuleStateField({ name, label, row }: { name: string; label: string; row?: unknown }) {
  const { values } = useFormControl<ScoreRuleDraft>();
  const [test, { data, error, isLoading, originalArgs }] = useTestScoreRuleMutation();
  const id = (row as ScoreRule | undefined)?.id;
  const rule = toRule(values);
  const isCurrent = originalArgs && JSON.stringify(originalArgs.body.rule) === JSON.stringify(rule);
  return (
    <>
      <SwitchField
        name={name}
        label={label}
        hint="Test the rule first. A disabled rule adds no points."
        wide
      />
      <Styles>
        <Button
          tone="line"
          size="small"
          disabled={isLoading}
          onClick={() => test({ body: { ...(id && { id }), rule } })}
        >
          {isLoading ? 'Testing…' : 'Test on the last 90 days'}
        </Button>
        <div role="status">
          {error && !isLoading && <p className="problem">{errorMessage(error as ApiError)}</p>}
          {data && !isLoading && isCurrent && <ScoreTestResult test={data} />}
          {data && !isLoading && !isCurrent && <p>The rule changed. Test it again.</p>}
        </div>
      </Styles>
    </>
  );
}

/** The draft as it is saved: without empty fields, and as if enabled. */
function toRule({ service, halfLifeDays, ...rule }: ScoreRuleDraft): ScoreRuleDraft {
  return { ...rule, ...(service && { service }), ...(halfLifeDays && { halfLifeDays }), isEnabled: true };
}

const Styles = styled('div')`
  display: grid;
  justify-items: start;
  gap: 10px;
  padding: 12px 20px 16px;
  border-bottom: 1px solid var(--line-2);
  font-size: var(--a14);
  > div {
    width: 100%;
  }
  .problem {
    color: var(--ember-t);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
