import { readFileSync } from 'node:fs'
import { defaultLocale, locales } from '@zubr/i18n/locales'
import { describe, expect, test } from 'vitest'
import { wikiSlugs } from './wiki.ts'

const textOf = (slug: string, locale: string) =>
  readFileSync(new URL(`wiki/${slug}/${locale}.md`, import.meta.url), 'utf8')

/** Versions of the game, like 1.21.11 and 26.1. */
const gameVersion = /\b(?:1\.[12]\d|2[6-9]\.\d+)(?:\.\d+)*\b/g

/** What is the same in every language: the versions of the game, and code without words of a language. */
function factsOf(text: string): string[] {
  const prose = text.replace(/^( *)```.*?^\1```$/gms, '')
  const code = (prose.match(/`[^`\n]+`/g) ?? []).filter((words) => /^[ -~]+$/.test(words))
  return [...new Set([...code, ...(prose.match(gameVersion) ?? [])])]
}

describe.each(wikiSlugs)('the article %s', (slug) => {
  test('holds for the versions that are numbered by the year', () => {
    expect(/^versions: (.*)$/m.exec(textOf(slug, defaultLocale))?.[1]).toMatch(/\b26\.\d/)
  })

  // Minecraft 26.1 moved the dimensions below `world/dimensions`, and the players' files below `world/players`.
  test('names a place of the world up to 1.21.11 only beside the place from 26.1', () => {
    const old = /world_(?:nether|the_end)|DIM-?1|playerdata|world\/region/
    for (const line of textOf(slug, defaultLocale)
      .replace(/^```.*?^```$/gms, '')
      .split('\n'))
      if (old.test(line)) expect(line).toMatch(/1\.21\.11|26\.1/)
  })

  test.each(locales.filter((locale) => locale !== defaultLocale))(
    'names the same versions and the same code in %s as in Russian',
    (locale) => {
      expect(factsOf(textOf(slug, locale))).toEqual(
        expect.arrayContaining(factsOf(textOf(slug, defaultLocale))),
      )
    },
  )
})
