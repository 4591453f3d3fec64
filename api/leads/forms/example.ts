import { type FormDraft, type FormEntry, type FormReceipt, initialForm, type PublicForm } from './contract';

export function exampleFormDraft(part: Partial<FormDraft> = {}): FormDraft {
  return {
    ...initialForm,
    name: 'Lunch and learn',
    title: 'Save your seat',
    intro: 'Sandwiches are on us.',
    fields: [
      ...initialForm.fields,
      {
        key: 'qseats',
        type: 'choice',
        label: 'Seats',
        help: 'Up to three.',
        isRequired: true,
        options: ['One', 'Two', 'Three'],
      },
      { key: 'qdiet', type: 'text', label: 'Diet', help: '', isRequired: false, options: [] },
      {
        key: 'qnews',
        type: 'checkbox',
        label: 'Tell me about the next one',
        help: '',
        isRequired: false,
        options: [],
      },
    ],
    button: 'Save my seat',
    afterText: 'Your seat is saved.',
    ...part,
  };
}

export function exampleForm(part: Partial<FormEntry> = {}): FormEntry {
  return {
    id: 'form-1',
    ...exampleFormDraft(),
    slug: 'lunch-and-learn',
    isSystem: false,
    updatedAt: '2026-11-20T16:10:00.000Z',
    version: 1,
    ...part,
  };
}

export function examplePublicForm(part: Partial<PublicForm> = {}): PublicForm {
  const { title, intro, fields, button } = exampleFormDraft();
  return {
    slug: 'lunch-and-learn',
    title,
    intro,
    fields,
    button,
    consent: { text: '', version: 1 },
    ...part,
  };
}

export function exampleFormReceipt(part: Partial<FormReceipt> = {}): FormReceipt {
  return { success: true, message: 'Your seat is saved.', reference: 'EM-4F7K22QZ', next: null, ...part };
}
