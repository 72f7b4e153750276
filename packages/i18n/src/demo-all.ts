import type { DemoMessages } from './demo/en.ts'
import { inEveryLanguage } from './every-language.ts'
import type { Locale } from './locales.ts'

/** All languages at once: the demo changes its language without a connection. */
export const demoMessages: Record<Locale, DemoMessages> = await inEveryLanguage(
  (locale) => import(`./demo/${locale}.ts`),
)
