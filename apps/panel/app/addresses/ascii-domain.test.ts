import { DomainName } from '@zubr/contracts/edge/addresses'
import { expect, test } from 'vitest'
import { asciiDomain } from './ascii-domain.ts'

test.each([
  [' Play.Example.ORG. ', 'play.example.org'],
  ['https://example.org/', 'example.org'],
  ['игра.example', 'xn--80afo7a.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
])('domain: %s is %s', (typed, name) => {
  expect(asciiDomain(typed)).toBe(name)
  expect(DomainName.safeParse(name).success).toBe(true)
})

test.each([
  '',
  'example',
  '192.0.2.1',
  '[2001:db8::1]',
  'play.example.org:25565',
  'a b.example',
  'x@example.org',
  '-a.example',
  'a..example',
  `${'a.'.repeat(130)}example`,
])('domain: "%s" is invalid', (typed) => {
  expect(asciiDomain(typed)).toBeUndefined()
})
