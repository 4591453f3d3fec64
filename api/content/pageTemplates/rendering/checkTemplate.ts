import type { TemplateDraft } from '../contract';
import { isVariable } from '../variables';
import { markdown, parse, plain } from './engine';
import { causesOf, liquidMessage } from './renderTemplate';
import { templateFields } from './templateFields';

/** Why the texts of a template cannot be rendered, by field: syntax, and variables that it does not have. */
export function checkTemplate(template: TemplateDraft): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, text] of templateFields(template)) {
    const engine = field.endsWith('.markdown') ? markdown : plain;
    try {
      const names = engine.globalFullVariablesSync(parse(engine, text));
      const unknown = names.find((name) => !isVariable(name, template));
      if (unknown) errors[field] = `The template has no variable ${unknown.slice(0, 100)}.`;
    } catch (error) {
      const [first] = causesOf(error);
      errors[field] = liquidMessage(first?.message ?? '');
    }
  }
  return errors;
}
