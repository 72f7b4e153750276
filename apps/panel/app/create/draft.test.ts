import { expect, test } from 'vitest'
import { askedCore } from './draft.ts'

test('a link may ask for a core, and asks for none by a name that there is not', () => {
  expect(askedCore(new URLSearchParams('plan=bedrock-free&core=pocketmine'))).toBe('pocketmine')
  for (const query of ['', 'core=', 'core=spigot', 'core=toString'])
    expect(askedCore(new URLSearchParams(query)), query).toBe(null)
})
