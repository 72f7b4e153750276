import type { Locale } from '../locales.ts'

/** Letters that a language does not have betray a text left in another one. */
export const foreignLetters: Record<Locale, RegExp> = {
  ru: /[іїєґўąčęėįšųūžāēģīķļņõäöüßćłńśźż]/i,
  ua: /[ыъэёўąčęėįšųūžāēģīķļņõäöüßćłńśźż]/i,
  en: /[а-яёіїєґąčęėįšųūžāēģīķļņõäöüßćłńśźż]/i,
  pl: /[а-яёіїєґčėįšųūžāēģīķļņõäöüß]/i,
  lv: /[а-яёіїєґąęėįųõäöüßćłńśźż]/i,
  lt: /[а-яёіїєґāēģīķļņõäöüßćłńśźż]/i,
  et: /[а-яёіїєґąčęėįųūāēģīķļņßćłńśźż]/i,
  fi: /[а-яёіїєґąčęėįųūāēģīķļņõüßćłńśźż]/i,
  de: /[а-яёіїєґąčęėįšųūžāēģīķļņõćłńśźż]/i,
}

/** Every text in a catalogue, however deep. */
export function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  return tree && typeof tree === 'object' ? Object.values(tree).flatMap(textsIn) : []
}
