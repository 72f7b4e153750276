import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Locale } from '@zubr/i18n/locales'
import { findProgram } from '@zubr/process/sandbox-tools'
import type { Text } from './texts.ts'

/** Debian's spelling packages: one program, and a dictionary per language. */
export const spellingPackages = [
  'enchant-2',
  'libenchant-2-voikko',
  'voikko-fi',
  'hunspell-ru',
  'hunspell-uk',
  'hunspell-pl',
  'hunspell-lv',
  'hunspell-lt',
  'myspell-et',
  'hunspell-de-de',
  'hunspell-en-gb',
]

/** Names of the dictionaries in enchant-2. */
const dictionaries: Record<Locale, string> = {
  ru: 'ru_RU',
  en: 'en_GB',
  ua: 'uk_UA',
  pl: 'pl_PL',
  lv: 'lv_LV',
  lt: 'lt_LT',
  et: 'et_EE',
  fi: 'fi',
  de: 'de_DE',
}

/** Languages that inflect names with endings: “Geyserillä”. */
const declining = new Set<Locale>(['pl', 'lv', 'lt', 'et', 'fi', 'de'])
const maxEndingLength = 6

/** The words of a list in this folder, one per line. Lines that start with # are comments. */
export function readWordList(name: string): string[] {
  const file = new URL(`../spelling/${name}.txt`, import.meta.url)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/** Technical words: addresses, file names, settings keys, versions and names like `McPvP`. */
const isCode = (word: string) => /[\d_/:#@.]|\p{L}\p{Lu}/u.test(word)

/** Each distinct word in lower case, with its first place. */
export function wordsOf(texts: readonly Text[], locale: Locale): Map<string, string> {
  const words = new Map<string, string>()
  const isCyrillic = locale === 'ru' || locale === 'ua'
  for (const { place, text } of texts)
    for (const [token] of text.matchAll(/[\p{L}\p{M}\d][\p{L}\p{M}\d_.’'ʼ/@:#-]*/gu)) {
      if (isCode(token.replace(/[.:/’'-]+$/u, ''))) continue
      for (const part of token.split(/[-/:.]+/u)) {
        const word = part.replaceAll(/[’ʼ]/gu, "'").replaceAll(/^'+|'+$/gu, '')
        if (word === '' || (isCyrillic && !/\p{Script=Cyrillic}/u.test(word))) continue
        if (!words.has(word)) words.set(word, place)
      }
    }
  return words
}

/** Words that the language's dictionary does not contain. Needs the packages above. */
async function unknownWords(words: readonly string[], locale: Locale): Promise<string[]> {
  const program = findProgram('enchant-2')
  if (!program) throw new Error(`Checking spelling needs: apt-get install ${spellingPackages.join(' ')}`)
  return new Promise((resolve, reject) => {
    const options = { env: { LANG: 'C.UTF-8', PATH: '/usr/bin' }, maxBuffer: 2 ** 26 }
    const child = execFile(program, ['-l', '-d', dictionaries[locale]], options, (error, output, errors) =>
      error ? reject(new Error(errors || error.message)) : resolve(output.split('\n').filter(Boolean)),
    )
    child.stdin?.end(words.join('\n'))
  })
}

/**
 * Words that neither the dictionary nor our lists contain, with their first place, and unused words
 * of the list. Case matters only for words listed with a capital letter.
 */
export async function checkSpelling(
  texts: readonly Text[],
  locale: Locale,
  lists: { names: readonly string[]; words: readonly string[] },
): Promise<{ misspelled: string[]; unused: string[] }> {
  const words = wordsOf(texts, locale)
  const unknown = await unknownWords([...words.keys()], locale)
  // The texts quote English messages of the game and of other programs.
  const unknownEnglish = new Set(await unknownWords(unknown, 'en'))
  const allowed = new Set(lists.words)
  const used = new Set<string>()
  const isAllowed = (word: string) => {
    const entry = allowed.has(word) ? word : word.toLowerCase()
    if (allowed.has(entry)) used.add(entry)
    return allowed.has(entry)
  }
  const isName = (word: string) =>
    lists.names.some(
      (name) =>
        word === name ||
        word === `${name}'s` ||
        (declining.has(locale) && word.startsWith(name) && word.length <= name.length + maxEndingLength),
    )
  const misspelled = unknown.filter((word) => unknownEnglish.has(word) && !isAllowed(word) && !isName(word))
  return {
    misspelled: misspelled.map((word) => `${word}: ${words.get(word)}`),
    unused: lists.words.filter((word) => !used.has(word)),
  }
}
