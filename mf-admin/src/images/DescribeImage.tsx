import { type Media, MediaDescription } from '@site/api/media/contract';
import { mediaAddressAt } from '@site/api/media/mediaAddress';
import { Button, styled } from '@site/shell/kit';
import { Form, FormGrid, SubmitButton, TextAreaField } from '@site/shell/kit/form';
import { useDescribeMediaMutation } from './mediaApi';

/** Asks for the alt text of an image before its first use. */
export function DescribeImage({ media, onDone, onBack }: DescribeImageProps) {
  const [describe] = useDescribeMediaMutation();
  const { id, version, name, focus } = media;
  const save = async ({ alt }: { alt: string }) => {
    onDone(await describe({ id, version, body: { name, focus, alt } }).unwrap());
  };
  return (
    <Form label="Add alt text" struct={MediaDescription} initial={{ alt: '' }} onSubmit={save}>
      <Styles>
        <img src={mediaAddressAt(id, 640)} alt="" />
        <FormGrid isDense isSingle>
          <TextAreaField
            name="alt"
            label="Alt text"
            rows={2}
            maxLength={300}
            hint="Describe the image in one sentence for people who can’t see it."
          />
        </FormGrid>
        <footer>
          <SubmitButton tone="navy" size="small" busyLabel="Saving…">
            Use image
          </SubmitButton>
          <Button tone="line" size="small" onClick={onBack}>
            Back
          </Button>
        </footer>
      </Styles>
    </Form>
  );
}

interface DescribeImageProps {
  media: Media;
  onDone: (media: Media) => void;
  onBack: () => void;
}

const Styles = styled('div')`
  width: 560px;
  max-width: 100%;
  img {
    display: block;
    width: 100%;
    max-height: 300px;
    object-fit: contain;
    background: var(--sand);
  }
  footer {
    display: flex;
    gap: 8px;
    padding: 14px 20px 16px;
  }
`;
