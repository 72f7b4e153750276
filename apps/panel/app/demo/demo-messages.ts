import type { DemoMessages } from '@zubr/i18n/demo/en'
import type { Locale } from '@zubr/i18n/locales'

const modules: Record<string, Record<string, DemoMessages>> = import.meta.glob('./??.ts', {
  base: '../../../../packages/i18n/src/demo',
  eager: true,
})

/** Bundled in every language: the demo changes its language without a connection. */
export function demoMessagesIn(locale: Locale): DemoMessages {
  const messages = modules[`./${locale}.ts`]?.[locale]
  if (!messages) throw new Error(`no messages of the demo in ${locale}`)
  return messages
}
