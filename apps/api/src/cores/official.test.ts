import { expect, test } from 'vitest'
import { placesOf } from './official.ts'

const paperAt = (mirror?: string) => {
  const place = placesOf(mirror ? { paper: mirror } : {}).find(({ source }) => source === 'paper')
  return (address: string) => place?.addressOf(address)
}

test('addresses: without a mirror, paths and official addresses lead to the sources', () => {
  const addressOf = paperAt()
  expect(addressOf('/v3/projects/paper')).toBe('https://fill.papermc.io/v3/projects/paper')
  expect(addressOf('https://fill.papermc.io/v3')).toBe('https://fill.papermc.io/v3')
  expect(addressOf('https://fill-data.papermc.io/v1/a.jar')).toBe('https://fill-data.papermc.io/v1/a.jar')
})

test('mirror: all addresses lead to it, files of another host to a folder with that name', () => {
  const addressOf = paperAt('http://mirror.example:81/paper')
  expect(addressOf('/v3/x?y=1')).toBe('http://mirror.example:81/paper/v3/x?y=1')
  expect(addressOf('https://fill.papermc.io/v3')).toBe('http://mirror.example:81/paper/v3')
  expect(addressOf('https://fill-data.papermc.io/v1/a.jar')).toBe(
    'http://mirror.example:81/paper/fill-data.papermc.io/v1/a.jar',
  )
  // A mirror may have inserted its own addresses.
  expect(addressOf('http://mirror.example:81/paper/a.jar')).toBe('http://mirror.example:81/paper/a.jar')
})

test.each([
  'https://elsewhere.example/a.jar',
  'http://fill-data.papermc.io/a.jar',
  'https://fill-data.papermc.io:8443/a.jar',
  'https://fill-data.papermc.io.elsewhere.example/a.jar',
  'https://somebody@fill-data.papermc.io/a.jar',
  'http://mirror.example:81/other/a.jar',
  '//elsewhere.example/a.jar',
  'file:///etc/passwd',
  'a.jar',
])('foreign address: %s is refused', (address) => {
  expect(paperAt()(address)).toBeUndefined()
  expect(paperAt('http://mirror.example:81/paper')(address)).toBeUndefined()
})
