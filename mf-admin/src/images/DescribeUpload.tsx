import type { Media } from '@site/api/media/contract';
import { thumbnailOf } from '@site/api/media/mediaAddress';
import { Button, LiveRegion, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { type FormEvent, useId, useState } from 'react';
import { errorMessage } from '../requests/errorMessage';
import { useDescribeMediaMutation } from './mediaApi';

/** Asks for the alt text of an uploaded image while the member goes on editing. */
export function DescribeUpload({ media, onDone, onSkip }: DescribeUploadProps) {
  const [describe, { isLoading, error }] = useDescribeMediaMutation();
  const [alt, setAlt] = useState('');
  const field = useId();
  const { id, version, name, focus } = media;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Does not submit an outer form.
    event.stopPropagation();
    describe({ id, version, body: { name, focus, alt: alt.trim() } })
      .unwrap()
      .then(onDone, () => undefined);
  };
  return (
    <Styles onSubmit={handleSubmit} aria-label={`Alt text for ${name}`}>
      <img src={thumbnailOf(media)} alt="" width="56" height="42" />
      <label htmlFor={field}>Alt text for {name}</label>
      <input
        id={field}
        required
        pattern=".*\S.*"
        maxLength={300}
        placeholder="Describe the image in one sentence"
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <div>
        <Button type="submit" tone="navy" size="small" disabled={isLoading}>
          {isLoading ? 'Saving…' : 'Insert'}
        </Button>
        <Button tone="text" size="small" aria-label={`Skip ${name}`} onClick={onSkip}>
          Skip
        </Button>
      </div>
      {error && (
        <p role="alert" className="no">
          {errorMessage(error as ApiError)}
        </p>
      )}
      <LiveRegion>{`${name} is uploaded. Add alt text to insert it.`}</LiveRegion>
    </Styles>
  );
}

interface DescribeUploadProps {
  media: Media;
  onDone: (media: Media) => void;
  onSkip: () => void;
}

const Styles = styled('form')`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 12px;
  align-items: center;
  padding: 10px 12px;
  border: 1px solid var(--line-2);
  border-left: 3px solid var(--ember);
  border-radius: var(--r-cell);
  background: var(--paper);
  font-size: var(--a13);
  img {
    grid-row: span 2;
    align-self: start;
    object-fit: cover;
    border-radius: var(--r-cell);
    background: var(--sand);
  }
  label {
    overflow-wrap: anywhere;
    color: var(--muted);
  }
  input {
    min-width: 0;
    height: var(--ctl);
    padding: 0 10px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
  }
  div {
    display: flex;
    gap: 8px;
    grid-column: 2;
  }
  .no {
    grid-column: 2;
    color: var(--error);
  }
`;
