import { Button, Note, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { CredentialList } from '../../credentials/CredentialList';
import { Cells } from '../../innerPage/Cells';
import { InnerPage } from '../../innerPage/InnerPage';
import { Steps } from '../../innerPage/Steps';
import { TitledSection } from '../../innerPage/TitledSection';
import { TRUST } from './content';
import { subprocessorsOf } from './subprocessorsOf';

/** The Trust page: data protection, credentials, subprocessors, and how to report a vulnerability. */
export function TrustPage() {
  const settings = useSettings();
  const { page, practices, certifications, insurance, subprocessors, report } = TRUST;
  const isInsurance = ({ kind }: { kind: string }) => kind === 'insurance';
  const insured = settings.credentials.filter(isInsurance);
  const others = settings.credentials.filter((one) => !isInsurance(one));
  return (
    <InnerPage {...page} path={paths.trust} label="Trust">
      <TitledSection id="practices" title={practices.title} note={practices.note} background="sheet">
        <Cells items={practices.items} />
      </TitledSection>
      {others.length > 0 && (
        <TitledSection id="credentials" title={certifications.title} note={certifications.note}>
          <CredentialList credentials={others} />
        </TitledSection>
      )}
      {insured.length > 0 && (
        <TitledSection id="insurance" title={insurance.title} note={insurance.note}>
          <CredentialList credentials={insured} />
        </TitledSection>
      )}
      <TitledSection id="subprocessors" title={subprocessors.title} note={subprocessors.note}>
        <Cells items={subprocessorsOf(settings)} />
        <Note style={{ marginTop: 20 }}>{subprocessors.contracts}</Note>
      </TitledSection>
      <TitledSection id="report" title={report.title} note={report.note} background="sheet">
        <Steps steps={report.steps} />
        <p style={{ marginBlock: '28px 20px', maxWidth: 'var(--measure)' }}>{report.rules}</p>
        <Button to={settings.emailHref}>{report.action}</Button>
        <Note style={{ marginTop: 16 }}>
          <a href="/.well-known/security.txt">{report.file}</a>
        </Note>
      </TitledSection>
    </InnerPage>
  );
}

export { TrustPage as Component };
