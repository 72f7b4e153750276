import { type Locale, localeFacts, locales } from '../locales.ts'
import { catalogues } from './catalogues.ts'

type Tree = { [key: string]: string | Tree }

/**
 * Errors of one catalogue in nine languages, each as one line with file, message and expectation:
 * missing, extra or empty messages, plural forms, placeholders. Types find the first two as well.
 * `folder` is the catalogue's in `packages/i18n/src`.
 */
export function checkMessages(catalogue: Record<Locale, unknown>, folder: string): string[] {
  return locales.flatMap((locale) => {
    const forms = new Intl.PluralRules(localeFacts[locale].tag).resolvedOptions().pluralCategories
    const faults = faultsOf(catalogue.ru as Tree, catalogue[locale] as Tree, forms)
    return [...faults].map((fault) => `packages/i18n/src/${folder}/${locale}.ts: ${fault}`)
  })
}

/** Faults of all catalogues: the builds of site and panel refuse them. */
export const checkCatalogues = (): string[] =>
  Object.entries(catalogues).flatMap(([folder, catalogue]) => checkMessages(catalogue, folder))

/** Of a language whose plural forms are `forms`. */
function* faultsOf(source: Tree, own: Tree, forms: readonly string[], at = ''): Generator<string> {
  for (const key of Object.keys(source))
    if (!(key in own)) yield `${at}${key}: expected a message, found none`
  for (const [key, text] of Object.entries(own)) {
    const path = at + key
    const original = source[key]
    if (original === undefined) yield `${path}: no other language has this message`
    else if (typeof text === 'string') {
      if (text.trim() === '') yield `${path}: expected a text, found an empty one`
      if (typeof original !== 'string') yield `${path}: expected several messages, found one`
      else yield* faultsOfText(original, text, path)
    } else if (typeof original === 'string') yield `${path}: expected one message, found several`
    else if (isPlural(original)) yield* faultsOfPlural(original, text, forms, path)
    else yield* faultsOf(original, text, forms, `${path}.`)
  }
}

const isPlural = (tree: Tree) => typeof tree.other === 'string' && typeof tree.many === 'string'

function* faultsOfPlural(source: Tree, own: Tree, forms: readonly string[], path: string): Generator<string> {
  for (const form of forms) if (!(form in own)) yield `${path}: expected the plural form "${form}"`
  for (const [form, text] of Object.entries(own)) {
    if (!forms.includes(form)) yield `${path}: this language has no plural form "${form}"`
    if (typeof text === 'string') yield* faultsOfText(String(source.other), text, `${path}.${form}`)
  }
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

function* faultsOfText(source: string, own: string, path: string): Generator<string> {
  const [expected, found] = [placeholders(source), placeholders(own)]
  if (expected.join() !== found.join())
    yield `${path}: expected the placeholders {${expected.join('} {')}}, found {${found.join('} {')}}`
  if (source.split('**').length !== own.split('**').length)
    yield `${path}: expected one pair of ** as in Russian`
}
