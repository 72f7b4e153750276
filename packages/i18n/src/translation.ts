import type { Locale, PluralCategories } from './locales.ts'

/**
 * One whole sentence for each plural category of the language. `{count}` is the formatted number.
 */
export type Plural<L extends Locale | 'any' = 'any'> = L extends Locale
  ? Record<PluralCategories[L], string>
  : { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/**
 * The messages of a language: the keys of the English messages, with the language's own plural
 * forms. `any` is a language that is not known before runtime.
 */
export type Translation<English, L extends Locale | 'any' = 'any'> = {
  [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends readonly string[]
      ? readonly string[]
      : keyof English[Key] extends keyof Plural<'en'>
        ? Plural<L>
        : Translation<English[Key], L>
}
