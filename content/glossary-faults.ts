import type { Glossary } from '@zubr/i18n/glossary/terms'
import type { Text } from './testing/texts.ts'

/** Places where `texts` violate `glossary`, and unused terms: one line each. */
export function glossaryFaults(glossary: Glossary, texts: readonly Text[]): string[] {
  return Object.entries(glossary).flatMap(([id, { use, form, never, except }]) => [
    ...(texts.some(({ text }) => form.test(text)) ? [] : [`${id}: no text uses “${use}” (${form})`]),
    ...texts.flatMap(({ place, text }) => {
      const found = never?.exec(text)
      return found && !except?.test(place)
        ? [`${place}: “${found[0]}”, expected “${use}” (${id}): ${text.trim()}`]
        : []
    }),
  ])
}
