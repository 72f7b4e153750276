import { expect, test } from 'vitest'
import { normalizeHostName } from './host-name.ts'

test.each([
  ['as it is typed', 'forest.zubr.example', 'forest.zubr.example'],
  ['in capitals', 'FOREST.Zubr.Example', 'forest.zubr.example'],
  ['with the final dot that a record of kind SRV has', 'forest.zubr.example.', 'forest.zubr.example'],
  ['with several', 'forest.zubr.example..', 'forest.zubr.example'],
  ['with the mark of a mod loader', 'forest.zubr.example\0FML\0', 'forest.zubr.example'],
  ['with that of a later one behind a final dot', 'forest.zubr.example.\0FML3\0', 'forest.zubr.example'],
  ['with a proxy’s data', 'forest.zubr.example\x00192.0.2.1\x000000', 'forest.zubr.example'],
  ['with a filter’s data', 'forest.zubr.example///192.0.2.1:4000///17', 'forest.zubr.example'],
  ['in letters of its own language', 'Лес.Пример', 'xn--e1alt.xn--e1afmkfd'],
  ['with the full stop of another script', 'лес。пример', 'xn--e1alt.xn--e1afmkfd'],
  ['already turned into ASCII', 'XN--E1ALT.xn--e1afmkfd', 'xn--e1alt.xn--e1afmkfd'],
  ['with a port', 'forest.zubr.example:25565', 'forest.zubr.example'],
  ['an address of IPv4', '192.0.2.7', '192.0.2.7'],
  ['one with a port', '192.0.2.7:25565', '192.0.2.7'],
  ['an address of IPv6', '2001:DB8::25', '2001:db8::25'],
  ['one in brackets', '[2001:db8::1]', '2001:db8::1'],
  ['one in brackets with a port', '[2001:db8::1]:25565', '2001:db8::1'],
  ['of this machine', 'localhost', 'localhost'],
])('host name: one %s is normalized', (_, sent, name) => {
  expect(normalizeHostName(sent)).toBe(name)
})

test.each([
  ['nothing', ''],
  ['dots alone', '...'],
  ['nothing before a NUL', '\0FML\0'],
  ['a space within', 'forest zubr.example'],
  ['an escape', '%66orest.zubr.example'],
  ['a line break', 'forest\n.zubr.example'],
  ['letters that reverse the writing direction', 'forest\u202e.zubr.example'],
  ['bytes that are no text', 'forest\ufffd.zubr.example'],
  ['more letters than a name has', `${'a.'.repeat(127)}example`],
])('host name: %s is invalid', (_, sent) => {
  expect(normalizeHostName(sent)).toBe('')
})
