import { addonsMessages } from './addons/all.ts'
import { allMessages } from './all.ts'
import { coreMessages } from './core/all.ts'
import { demoMessages } from './demo-all.ts'
import { diagnosisMessages } from './diagnosis/all.ts'
import { editorMessages } from './editor-all.ts'
import { filesMessages } from './files-all.ts'
import { type Locale, localeFacts, locales } from './locales.ts'
import { allPanelMessages } from './panel-all.ts'
import { playerListsMessages } from './player-lists/all.ts'
import { settingsFilesMessages } from './settings-files/all.ts'

type Tree = { [key: string]: string | Tree }

/**
 * Faults of the nine catalogues, each as one line naming the file, the message and what was expected: a missing or
 * surplus message, a missing plural form, a placeholder that is lost or invented, an empty text.
 * The type check finds the first two as well; the build runs this one.
 */
export function checkMessages(
  catalogues: Record<Locale, unknown> = allMessages,
  folder = 'messages',
): string[] {
  return locales.flatMap((locale) => {
    const forms = new Intl.PluralRules(localeFacts[locale].tag).resolvedOptions().pluralCategories
    const faults = faultsOf(catalogues.ru as Tree, catalogues[locale] as Tree, forms)
    return [...faults].map((fault) => `packages/i18n/src/${folder}/${locale}.ts: ${fault}`)
  })
}

/** The same of the control panel's words. */
export function checkPanelMessages(catalogues: Record<Locale, unknown> = allPanelMessages): string[] {
  return checkMessages(catalogues, 'panel')
}

/** The same of its file manager's words. */
export function checkFilesMessages(): string[] {
  return checkMessages(filesMessages, 'files')
}

/** The same of the words of its forms of settings files. */
export function checkSettingsFilesMessages(): string[] {
  return checkMessages(settingsFilesMessages, 'settings-files')
}

/** The same of its words for plugins, mods and datapacks. */
export function checkAddonsMessages(): string[] {
  return checkMessages(addonsMessages, 'addons')
}

/** The same of the words of its lists of players. */
export function checkPlayerListsMessages(): string[] {
  return checkMessages(playerListsMessages, 'player-lists')
}

/** The same of what changes a server's core. */
export function checkCoreMessages(): string[] {
  return checkMessages(coreMessages, 'core')
}

/** The same of the words of its demo. */
export function checkDemoMessages(): string[] {
  return checkMessages(demoMessages, 'demo')
}

/** The same of the words of its editor of files. */
export function checkEditorMessages(): string[] {
  return checkMessages(editorMessages, 'editor')
}

/** The same of the words of why a server did not start. */
export function checkDiagnosisMessages(): string[] {
  return checkMessages(diagnosisMessages, 'diagnosis')
}

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
