import { allMessages } from './all.ts'
import { type Locale, localeFacts, locales } from './locales.ts'
import { allPanelMessages } from './panel-all.ts'

type Tree = { [key: string]: string | Tree }

/**
 * Faults of the nine catalogues, each as one line naming the file, the message and what was expected: a missing or
 * surplus message, a missing plural form, a placeholder that is lost or invented, an empty text.
 * The type check finds the first two as well; the build runs this one.
 */
export function checkMessages(
  catalogues: Record<Locale, unknown> = allMessages,
  folder: 'messages' | 'panel' = 'messages',
): string[] {
  const source = catalogues.ru as Tree
  return locales.flatMap((locale) => {
    const faults: string[] = []
    const say = (path: string, fault: string) =>
      faults.push(`packages/i18n/src/${folder}/${locale}.ts: ${path}: ${fault}`)
    compare(source, catalogues[locale] as Tree, '', locale, say)
    return faults
  })
}

/** The same of the control panel's words. */
export function checkPanelMessages(catalogues: Record<Locale, unknown> = allPanelMessages): string[] {
  return checkMessages(catalogues, 'panel')
}

function compare(
  source: Tree,
  own: Tree,
  at: string,
  locale: Locale,
  say: (path: string, fault: string) => void,
) {
  for (const key of Object.keys(source).filter((name) => !(name in own)))
    say(at + key, 'expected a message, found none')
  for (const key of Object.keys(own).filter((name) => !(name in source)))
    say(at + key, 'no other language has this message')
  for (const [key, text] of Object.entries(own)) {
    const original = source[key]
    if (original === undefined) continue
    if (typeof text === 'string') {
      if (text.trim() === '') say(at + key, 'expected a text, found an empty one')
      if (typeof original !== 'string') say(at + key, 'expected several messages, found one')
      else comparePlaceholders(original, text, at + key, say)
    } else if (typeof original === 'string') say(at + key, 'expected one message, found several')
    else if (isPlural(original)) comparePlural(original, text, `${at}${key}`, locale, say)
    else compare(original, text, `${at}${key}.`, locale, say)
  }
}

const isPlural = (tree: Tree) => typeof tree.other === 'string' && typeof tree.many === 'string'

function comparePlural(
  source: Tree,
  own: Tree,
  at: string,
  locale: Locale,
  say: (path: string, fault: string) => void,
) {
  const expected = new Intl.PluralRules(localeFacts[locale].tag).resolvedOptions().pluralCategories
  for (const category of expected) if (!(category in own)) say(at, `expected the plural form "${category}"`)
  for (const [category, text] of Object.entries(own)) {
    if (!expected.some((name) => name === category)) say(at, `this language has no plural form "${category}"`)
    if (typeof text === 'string') comparePlaceholders(String(source.other), text, `${at}.${category}`, say)
  }
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

function comparePlaceholders(
  source: string,
  own: string,
  at: string,
  say: (path: string, fault: string) => void,
) {
  const [expected, found] = [placeholders(source), placeholders(own)]
  if (expected.join() !== found.join())
    say(at, `expected the placeholders {${expected.join('} {')}}, found {${found.join('} {')}}`)
  if (source.split('**').length !== own.split('**').length) say(at, 'expected one pair of ** as in Russian')
}
