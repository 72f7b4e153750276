import { inEveryLanguage } from '../every-language.ts'
import type { Locale } from '../locales.ts'
import type { PortsMessages } from './en.ts'

/** Every language, for builds and tests. A browser loads one language. */
export const portsMessages: Record<Locale, PortsMessages> = await inEveryLanguage(
  (locale) => import(`../ports/${locale}.ts`),
)
