import { readSnsMessage } from './snsMessage';

const arn = 'arn:aws:sns:us-west-2:123456789012:bounces';

async function isAsked(SigningCertURL: string, TopicArn = arn): Promise<boolean> {
  const message = {
    Type: 'Notification',
    SignatureVersion: '1',
    Timestamp: new Date(),
    TopicArn,
    SigningCertURL,
  };
  const asked = new Error('asked');
  const refuse = () => Promise.reject(asked);
  const topic = { arn: TopicArn, standIn: '' };
  return readSnsMessage(Buffer.from(JSON.stringify(message)), topic, refuse).then(
    () => false,
    (error) => error === asked,
  );
}

const path = '/SimpleNotificationService-0123456789abcdef.pem';

test('certificates come from the region of the topic', async () => {
  expect(await isAsked(`https://sns.us-west-2.amazonaws.com${path}`)).toBe(true);
  const china = 'arn:aws-cn:sns:cn-north-1:123456789012:bounces';
  expect(await isAsked(`https://sns.cn-north-1.amazonaws.com.cn${path}`, china)).toBe(true);
});

test.each([
  // Storage that anybody can have named so.
  `https://sns.s3-us-west-2.amazonaws.com${path}`,
  `https://sns.us-east-1.amazonaws.com${path}`,
  `http://sns.us-west-2.amazonaws.com${path}`,
  `https://sns.us-west-2.amazonaws.com:8443${path}`,
  `https://user@sns.us-west-2.amazonaws.com${path}`,
  `https://sns.us-west-2.amazonaws.com${path}?x=1`,
  'https://sns.us-west-2.amazonaws.com/other.pem',
  `https://sns.us-west-2.amazonaws.com.attacker.example${path}`,
])('no certificate is read from %s', async (url) => {
  expect(await isAsked(url)).toBe(false);
});
