import { de } from '@zubr/i18n/addons/de'
import { expect, test } from 'vitest'
import { categoryName, kindsOf, paramsOf, searchIn } from './search.ts'

test('address: a search is written without its defaults, and read back', () => {
  const params = new URLSearchParams(
    'q=doors&kind=datapack&sort=newest&source=hangar&all=true&category=economy',
  )
  expect(paramsOf(searchIn(params, 'paper'), 'paper').toString()).toBe(
    'q=doors&kind=datapack&category=economy&sort=newest&source=hangar&all=true',
  )
  expect(paramsOf(searchIn(new URLSearchParams(), 'paper'), 'paper').toString()).toBe('')
})

test('address: invalid parameters are ignored', () => {
  const search = searchIn(new URLSearchParams('kind=mod&sort=best&source=elsewhere&all=1'), 'paper')
  expect(search).toMatchObject({ kind: 'plugin', sort: 'downloads', source: '', all: false })
})

test('sort: relevance is the default with a search text, downloads without one', () => {
  expect(searchIn(new URLSearchParams('q=door'), 'paper').sort).toBe('relevance')
  const sorted = searchIn(new URLSearchParams('q=door&sort=downloads'), 'paper')
  expect(paramsOf(sorted, 'paper').toString()).toBe('q=door&sort=downloads')
})

test('modpacks: offered where mods are supported', () => {
  expect(kindsOf('paper')).toEqual(['plugin', 'datapack'])
  expect(kindsOf('fabric')).toEqual(['mod', 'modpack', 'datapack'])
  expect(kindsOf('pocketmine')).toEqual([])
})

test('categories: known ones have a translation, others are made readable', () => {
  const names = ['social', 'world-management', 'game-tweaks', 'ftb_official', 'adminTools', 'toString']
  expect(names.map((name) => categoryName(de.categories, name))).toEqual([
    'Chat und Community',
    'Weltverwaltung',
    'Game tweaks',
    'Ftb official',
    'Admin tools',
    'To string',
  ])
})
