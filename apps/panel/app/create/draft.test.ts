import { expect, test } from 'vitest'
import { coreFromSearch } from './draft.ts'

test('link: it may preselect a core, and an unknown name preselects none', () => {
  expect(coreFromSearch(new URLSearchParams('plan=bedrock-free&core=pocketmine'))).toBe('pocketmine')
  for (const query of ['', 'core=', 'core=spigot', 'core=toString'])
    expect(coreFromSearch(new URLSearchParams(query)), query).toBe(null)
})
