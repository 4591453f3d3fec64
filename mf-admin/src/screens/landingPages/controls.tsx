import { landingKinds } from '@site/api/content/landingPages/contract';
import { useId } from 'react';
import type { FieldControlProps } from '../../workbench/editor/definition/EditorDefinition';
import { TextInputField } from '../../workbench/editor/fields/TextInputField';
import { useSimilarPaths } from '../../workbench/fields/links/PathCell';
import { SuggestedValues } from '../../workbench/fields/SuggestedValues';
import { BlocksField } from '../../workbench/landingBlocks/BlocksField';

/** The blocks in the editor. */
export function BlocksControl({ value, onChange, errors: faults }: FieldControlProps) {
  return <BlocksField value={value} onChange={onChange} errors={faults} />;
}

/** A path of this site, selected from the existing pages. */
export function PathControl({ label, value, onChange, isReadOnly, errors: faults }: FieldControlProps) {
  return (
    <>
      <TextInputField
        label={label}
        value={value}
        onChange={onChange}
        isReadOnly={isReadOnly}
        isInvalid={'' in faults}
        placeholder="/services/cybersecurity"
        maxLength={500}
      />
      {!isReadOnly && (
        <SuggestedValues label={label} useSuggestions={useSimilarPaths} draft={value} onChoose={onChange} />
      )}
    </>
  );
}

/** The kind of page, which decides its path. A page with a fixed path keeps its kind. */
export function KindControl({ label, value, onChange, isReadOnly }: FieldControlProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="control"
        value={value}
        disabled={isReadOnly || value === 'system'}
        onChange={({ target }) => onChange(target.value)}
      >
        {landingKinds
          .filter((kind) => kind !== 'system' || value === 'system')
          .map((kind) => (
            <option key={kind} value={kind}>
              {KINDS[kind]}
            </option>
          ))}
      </select>
    </>
  );
}

const KINDS = {
  system: 'Fixed URL',
  campaign: 'Campaign, under /landing',
  programmatic: 'Search, at the site root',
} as const;

/** Whether search engines may list it. */
export function ListedControl({ label, value, onChange, isReadOnly }: FieldControlProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={value}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.checked)}
      />{' '}
      {label}
    </label>
  );
}
