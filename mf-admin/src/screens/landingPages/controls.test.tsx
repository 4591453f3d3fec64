import type { ContentDocument } from '@site/api/content/documents/contract';
import { emptyLanding, type LandingDraft } from '@site/api/content/landingPages/contract';
import { renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { FieldControl } from '../../workbench/editor/fields/FieldControl';
import { landingDefinition } from './landingDefinition';

const end = landingDefinition.sections.find(({ title }) => title === 'Expiration');

test.each(end?.fields ?? [])(
  'an error of "$label" is shown once and is linked to its field',
  async (field) => {
    const message = 'This cannot be public.';
    await renderPage(() => (
      <FieldControl
        field={field}
        draft={emptyLanding}
        document={{} as ContentDocument<LandingDraft>}
        isReadOnly={false}
        errors={{ '': message }}
        onFocus={() => undefined}
        onChangeFields={() => undefined}
      />
    ));
    expect(screen.getAllByText(message)).toHaveLength(1);
    const control =
      field.name === 'expireTo' ? screen.getByLabelText(field.label) : screen.getByLabelText('Date');
    expect(control).toBeInvalid();
  },
);
