import { expect, test } from 'vitest'
import { subdomainRefusal } from './subdomain.ts'

test.each([
  'admin',
  'adm1n',
  'adrnin',
  'a-d-m-i-n',
  'pane1',
  'www',
  'vvww',
  'zubr',
  'zu6r',
  'supp0rt',
  'xn--80ak6aa',
  'ns1',
])('%s looks like ours and is reserved', (name) => {
  expect(subdomainRefusal(name)).toBe('reserved')
})

test.each([
  'fuck',
  'fvck-you',
  'f-u-c-k',
  'fuuuck',
  'n1gg3r',
  'cunt',
  'naxuy',
  'xuy',
  'p0rn-hub',
  'h1tler88',
  'my-dick',
  'blyat',
  'b1yat',
  'pizdec',
  'p1d0r',
  'nahuy',
  'kurwa',
  'kvrwa',
  'suka-server',
  'vittu',
  'perkele',
  'hurensohn',
  'sche1sse',
  'arschl0ch',
])('%s is not allowed', (name) => {
  expect(subdomainRefusal(name)).toBe('not_allowed')
})

test.each([
  'classic',
  'pomidor',
  'maukas',
  'express',
  'hexen',
  'class-1',
  'assassin',
  'dickens',
  'scunthorpe',
  'cocktail',
  'analytics',
  'survival',
  'skyblock',
  'mushroom',
  'titanic',
  'essex',
  'zubrenok',
  'minsk-craft',
  'moj-server',
  'minu-server',
  'mano-serveris',
  'mein-server',
  'grapefruit',
  'sukalaika',
  'nazar',
  'nazarbek',
  'pidmohylny',
  'kalevala',
  'perseus',
  'hunter',
  'kurator',
  'pandora',
  'druzhba',
  'mir',
  'kuryatnik',
  'manda',
  'testserver2',
  'mypanelgame',
  'kvartal',
  'ukraina',
  'belarus',
  'dupont',
  'shiitake',
  'horhe',
])('%s harms nobody', (name) => {
  expect(subdomainRefusal(name)).toBeUndefined()
})

test("the operator's own reservations count, look-alikes too", () => {
  expect(subdomainRefusal('my-brand', ['mybrand'])).toBe('reserved')
  expect(subdomainRefusal('mybr4nd', ['mybrand'])).toBe('reserved')
})
