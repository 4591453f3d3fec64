import type { OverrideDraft, SeoPage } from '@site/api/seo/pageInventory/contract';
import { DESCRIPTION, descriptionPixels, TITLE, titlePixels } from '@site/api/seo/pageInventory/pixelWidth';
import { TextAreaField, TextField, useFormValues } from '@site/shell/kit/form';
import { LengthBar } from './LengthBar';
import { SearchPreview } from './SearchPreview';

interface HeadFieldProps {
  name: string;
  label: string;
  row?: unknown;
}

/** The title below the preview of the search result, with its width. */
export function TitleField({ name, label, row }: HeadFieldProps) {
  const { title, description } = useFormValues<OverrideDraft>();
  const { original, path } = row as SeoPage;
  const shown = title?.trim() || original.title;
  const width = titlePixels(shown);
  return (
    <>
      <SearchPreview path={path} title={shown} description={description?.trim() || original.description} />
      <TextField
        name={name}
        label={label}
        wide
        optional
        autoComplete="off"
        maxLength={200}
        placeholder={original.title || 'No title'}
      />
      <LengthBar
        label="Width of the title"
        value={width}
        max={TITLE.max}
        min={TITLE.min}
        text={`${shown.length} characters, ${width} of ${TITLE.max} pixels`}
      />
    </>
  );
}

/** The description with its length. */
export function DescriptionField({ name, label, row }: HeadFieldProps) {
  const { description } = useFormValues<OverrideDraft>();
  const { original } = row as SeoPage;
  const shown = description?.trim() || original.description;
  return (
    <>
      <TextAreaField
        name={name}
        label={label}
        wide
        optional
        rows={3}
        maxLength={400}
        placeholder={original.description || 'No description'}
      />
      <LengthBar
        label="Length of the description"
        value={shown.length}
        max={DESCRIPTION.maxLength}
        min={DESCRIPTION.minLength}
        text={`${shown.length} of ${DESCRIPTION.minLength} to ${DESCRIPTION.maxLength} characters, ${descriptionPixels(shown)} of ${DESCRIPTION.max} pixels`}
      />
    </>
  );
}
