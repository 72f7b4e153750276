import { expect, test } from 'vitest'
import { backendsIn, backendsText } from './backends.ts'

const own = '0f3c4f0e-5c1e-4a7c-9a53-1f6f6f1c2b3a'

test('backends: servers behind a proxy are stored in one text, in order', () => {
  const all = [
    { name: 'lobby', at: own },
    { name: 'survival-2', at: 'play.example.com:25565' },
    { name: 'old', at: '[2001:db8::1]:25566' },
  ]
  expect(backendsIn(backendsText(all))).toEqual(all)
  expect(backendsIn('')).toEqual([])
})

test('backends: an invalid server name is skipped', () => {
  const faulty = ['try=a.example:1', 'a b=a.example:1', 'x=a.example', 'x=a.example:0', 'x=a.example:70000']
  const evil = ['x=a"]\nb:1', 'bind="0.0.0.0:1"', 'y=a.example:1:2']
  expect(backendsIn([...faulty, ...evil].join(','))).toEqual([])
  expect(backendsIn('a=one.example:1,a=two.example:2')).toEqual([{ name: 'a', at: 'one.example:1' }])
})
