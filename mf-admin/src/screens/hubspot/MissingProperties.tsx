import type { HubspotMapping, MissingProperty } from '@site/api/hubspot/mapping/contract';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { formatQuantity } from '../../formatting/formatQuantity';
import { errorToast } from '../../requests/errorToast';
import { useCreateHubspotPropertiesMutation } from './hubspotApi';

/** Mapped properties that the account lacks; they are created after they were shown. */
export function MissingProperties({ mapping, canEdit }: MissingPropertiesProps) {
  const [isOpen, setOpen] = useState(false);
  const { missing } = mapping;
  if (!missing.length) return null;
  return (
    <Styles role="status">
      <p>
        <b className="wt">{formatQuantity(PROPERTIES, missing.length)} missing.</b> These are mapped below but
        don’t exist in the account yet. Contacts can’t be written until they do.
      </p>
      {canEdit && (
        <Button tone="navy" size="small" onClick={() => setOpen(true)}>
          Review and create…
        </Button>
      )}
      {isOpen && <CreateDialog mapping={mapping} onClose={() => setOpen(false)} />}
    </Styles>
  );
}

interface MissingPropertiesProps {
  mapping: HubspotMapping;
  canEdit: boolean;
}

function CreateDialog({ mapping, onClose }: { mapping: HubspotMapping; onClose: () => void }) {
  const [create, { isLoading }] = useCreateHubspotPropertiesMutation();
  const { toast } = useToast();
  const { missing, missingGroup } = mapping;
  const handleCreate = async () => {
    const { error } = await create({ body: { names: missing.map(({ name }) => name) } });
    if (error) toast(errorToast('Couldn’t create the properties', error as ApiError));
    else toast({ title: `${formatQuantity(PROPERTIES, missing.length)} created in HubSpot` });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Create these properties?">
      <DialogStyles>
        <p>
          {missingGroup
            ? `The property group “${missingGroup}” is created for contacts, with:`
            : 'These contact properties are created:'}
        </p>
        <ul>
          {missing.map((property) => (
            <li key={property.name}>
              <b>{property.label}</b> <code>{property.name}</code>
              <span className="mu">{describe(property)}</span>
            </li>
          ))}
        </ul>
        <p className="mu">Properties can only be deleted in HubSpot.</p>
        <div className="actions">
          <Button tone="navy" size="small" disabled={isLoading} onClick={handleCreate}>
            {isLoading ? 'Creating…' : 'Create'}
          </Button>
          <Button tone="line" size="small" disabled={isLoading} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </DialogStyles>
    </Dialog>
  );
}

function describe({ type, fieldType, options }: MissingProperty): string {
  const choices = options.map(({ label }) => label).join(', ');
  return `Type ${type}, shown as ${fieldType}${choices && `. Choices: ${choices}`}`;
}

const PROPERTIES = { one: 'property', many: 'properties' };

const Styles = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 20px;
  padding: 14px 20px;
  border-bottom: 1px solid var(--line-2);
  background: var(--sheet);
  p {
    max-width: 70ch;
  }
  .wt {
    color: var(--ember-t);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;

const DialogStyles = styled('div')`
  display: grid;
  gap: 14px;
  padding: 16px 20px 20px;
  ul {
    display: grid;
    gap: 10px;
    max-height: 46dvh;
    padding: 0;
    overflow: auto;
    list-style: none;
    overflow-wrap: anywhere;
  }
  li .mu {
    display: block;
    font-size: var(--a13);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
