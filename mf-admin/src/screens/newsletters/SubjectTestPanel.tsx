import type { Mailing } from '@site/api/audience/newsletters/contract';
import { type SubjectTest, type TestSubject, testSubjects } from '@site/api/audience/subjectTests/contract';
import { Button, LiveRegion, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { errorToast } from '../../requests/errorToast';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import { useChooseSubjectMutation } from './newslettersApi';
import { describeSubjectTest, measureLabels } from './subjectTestLabels';

/** The test of two subjects: the figures of both, what came of it, and the choice while it goes on. */
export function SubjectTestPanel({ id, mailing, test, mayWrite }: SubjectTestPanelProps) {
  const [chosen, setChosen] = useState<TestSubject>();
  const message = describeSubjectTest(test, mailing.state);
  const isOpen = test.chosen === null && (mailing.state === 'sending' || mailing.state === 'paused');
  return (
    <Styles>
      <table>
        <caption className="sr">Test of two subjects</caption>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">Sent</th>
            <th scope="col">{measureLabels[test.measure]}</th>
          </tr>
        </thead>
        <tbody>
          {test.subjects.map((figures, at) => (
            <tr key={testSubjects[at]}>
              <th scope="row">
                {figures.subject} {test.chosen === testSubjects[at] && <span className="ok">chosen</span>}
              </th>
              <td className="m">{figures.sent.toLocaleString('en-US')}</td>
              <td className="m">{figures[test.measure].toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{message}</p>
      <LiveRegion>{message}</LiveRegion>
      {isOpen && mayWrite && (
        <div className="actions">
          {testSubjects.map((subject) => (
            <Button
              key={subject}
              tone="line"
              size="small"
              aria-haspopup="dialog"
              onClick={() => setChosen(subject)}
            >
              Choose the {subject} subject…
            </Button>
          ))}
        </div>
      )}
      {chosen && <ChoiceDialog id={id} test={test} subject={chosen} onClose={() => setChosen(undefined)} />}
    </Styles>
  );
}

interface SubjectTestPanelProps {
  id: string;
  mailing: Mailing;
  test: SubjectTest;
  mayWrite: boolean;
}

function ChoiceDialog({ id, test, subject, onClose }: ChoiceDialogProps) {
  const [choose, { isLoading }] = useChooseSubjectMutation();
  const { toast } = useToast();
  return (
    <ConfirmDialog
      title={`Send the ${subject} subject to everyone else?`}
      confirmLabel="Choose and send"
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={() =>
        void choose({ id, body: { subject } })
          .unwrap()
          .catch((error: ApiError) => toast(errorToast('Couldn’t choose the subject', error)))
          .finally(onClose)
      }
    >
      The test ends. Everyone who hasn’t received the newsletter yet gets it with the subject “
      {test.subjects[testSubjects.indexOf(subject)]?.subject}”.
    </ConfirmDialog>
  );
}

interface ChoiceDialogProps {
  id: string;
  test: SubjectTest;
  subject: TestSubject;
  onClose: () => void;
}

const Styles = styled('div')`
  display: grid;
  gap: 8px;
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 4px 0 4px 8px;
    border-bottom: 1px solid var(--line-2);
    font-weight: normal;
    text-align: right;
    vertical-align: top;
  }
  th:first-of-type {
    padding-left: 0;
    overflow-wrap: anywhere;
    text-align: left;
  }
  thead th {
    color: var(--muted);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
