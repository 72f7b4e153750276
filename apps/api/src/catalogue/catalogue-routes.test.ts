import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountsForTest } from '../accounts/testing/accounts.ts'
import { embeddedIn } from './pictures/embedded.ts'
import { firstFrame } from './pictures/gif.ts'
import { drawn } from './pictures/pictures.ts'
import { sizeOf } from './pictures/size.ts'
import { textOf } from './sources/html-text.ts'
import { pictureOf } from './stand-in/pictures.ts'
import { bySlug } from './stand-in/projects.ts'
import { addonStandInForTest } from './testing/catalogue.ts'

async function world() {
  const standIn = await addonStandInForTest()
  const accounts = await accountsForTest({ config: { addonSources: standIn.mirrors } })
  const anna = accounts.visitor()
  await anna.register('anna')
  const id = bySlug.get('oakpurse')?.id ?? ''
  const page = async (project = id) => JSON.parse((await anna.get(`/api/catalogue/modrinth/${project}`)).text)
  const picture = async (url: string) => {
    const cookie = [...anna.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(accounts.url + url, { headers: { cookie, 'x-forwarded-for': anna.address } })
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
  return { standIn, accounts, anna, id, page, picture }
}

test('the panel looks projects, versions and categories up at us, with a session', async () => {
  const { accounts, anna, id, page } = await world()
  const search = '/api/catalogue?kind=plugin&core=paper&gameVersion=1.21.11&words=ledger'
  expect((await accounts.visitor('192.0.2.9').get(search)).status).toBe(401)
  expect(JSON.parse((await anna.get(search)).text)).toMatchObject({
    total: 1,
    hits: [{ name: 'Oakpurse', others: [{ source: 'hangar' }] }],
  })
  expect(await page()).toMatchObject({ name: 'Oakpurse', state: 'fresh' })
  const elsewhere = await anna.get(`/api/catalogue/modrinth/${id}/other-sources`)
  expect(JSON.parse(elsewhere.text)).toMatchObject([{ source: 'hangar', name: 'Oakpurse' }])
  expect((await anna.get('/api/catalogue/modrinth/nothing0/other-sources')).status).toBe(404)
  const versions = JSON.parse(
    (await anna.get(`/api/catalogue/modrinth/${id}/versions?core=paper&gameVersion=1.18.2`)).text,
  )
  expect(versions).toHaveLength(3)
  const one = await anna.get(`/api/catalogue/modrinth/${id}/versions/${versions[2].id}`)
  expect(JSON.parse(one.text)).toMatchObject({ number: '2.8.0' })
  expect((await anna.get('/api/catalogue/modrinth/nothing0')).status).toBe(404)
  expect((await anna.get('/api/catalogue/curseforge/1')).status).toBe(404)
  expect(JSON.parse((await anna.get('/api/catalogue/categories?kind=mod')).text)).toContainEqual({
    name: 'food',
    sources: ['modrinth'],
  })
})

test('pictures are drawn anew, small, and fetched once', async () => {
  const { standIn, page, picture } = await world()
  const { icon, pictures } = await page()
  const [small, large] = [await picture(icon), await picture(pictures[0].url)]
  expect(small.headers.get('content-type')).toBe('image/webp')
  expect(small.headers.get('cache-control')).toBe('private, max-age=2592000, immutable')
  expect([sizeOf(small.body), sizeOf(large.body)]).toEqual([
    { width: 96, height: 96 },
    { width: 1280, height: 1280 },
  ])
  const fetched = () => standIn.asked.filter(({ path }) => path.includes('icon.png')).length
  await picture(icon)
  expect(fetched()).toBe(1)
  expect((await picture(`/api/catalogue/pictures/${'0'.repeat(40)}`)).status).toBe(404)
})

test.each(['bomb', 'svg', 'huge', 'elsewhere', 'damaged'] as const)(
  'a picture that is none (%s) is not there, and nobody is led elsewhere',
  async (pictures) => {
    const { standIn, page, picture } = await world()
    const { icon } = await page()
    standIn.switch('modrinth', { pictures })
    expect((await picture(icon)).status).toBe(404)
  },
)

test('pictures in a description come through us, and their places are known once somebody has looked', async () => {
  const { standIn, page, picture } = await world()
  const { description, embedded } = await page()
  // Its own, however they are written; neither others' nor what is no picture.
  const names = embedded.map(({ address }: { address: string }) => address.split('/').at(-1))
  expect(names).toEqual(['oakpurse-head.png', 'oakpurse-ledger.png', 'oakpurse-shop.gif', 'missing.png'])
  for (const { address, size } of embedded) {
    expect(description).toContain(address)
    expect(size).toBeNull()
  }
  const statuses = []
  for (const { url } of embedded) statuses.push((await picture(url)).status)
  expect(statuses).toEqual([200, 200, 200, 404])
  expect((await page()).embedded.map(({ size }: { size: unknown }) => size)).toEqual([
    { width: 640, height: 320 },
    { width: 640, height: 320 },
    { width: 64, height: 40 },
    null,
  ])
  expect(standIn.asked.filter(({ path }) => /badges|pictures\.example/.test(path))).toEqual([])
})

test.each([
  ['![a](https://cdn.example/a(1).png)](https://cdn.example/b.png)', ['a(1).png', 'b.png']],
  ['<img src="https://cdn.example/a.png?x=1&amp;y=2">', ['a.png?x=1&y=2']],
  ['[d]: <https://cdn.example/a\\_b.png> "t"', ['a_b.png']],
  ['https://cdn.example/mod.jar https://cdn.example/a.svg', []],
  ['http://cdn.example/a.png //cdn.example/a.png https://other.example/a.png', []],
  [
    Array.from({ length: 300 }, (_, at) => `![](https://cdn.example/${at})`).join(''),
    expect.objectContaining({ length: 100 }),
  ],
])('addresses of pictures are found in a text: %.40s', (text, names) => {
  const found = embeddedIn(text, (address) =>
    URL.parse(address)?.host === 'cdn.example' ? address : undefined,
  )
  expect(found.map((address) => address.replace('https://cdn.example/', ''))).toEqual(names)
})

// 24 by 18 pixels in eight colours, the first of them transparent, with another picture behind it.
const moving = Buffer.from(
  'R0lGODlhGAASAPIAADxegbQMXsaOBKNAbJfWPPvcU66INxoSUSH/C05FVFNDQVBFMi4wAwEAAAAh+QQJAAAAACwAAAAAGAASAAAIoAALCDRgQIDBgwgNDiDA8ICBAQIIMiQAoKLFiwcyZhzAkaPGjAJDWhQQoKTJAB81lpxIIKTLAgQNXAQgoONMADBjGnjJEyfPAhMBpMyY8CABjQA66ozZsalTjidRLp0asujBqRY5/hQYteTSiF1XMiT4tKnJm1kHCFx4dOhQggC6HuCpcWrMhm7zphTAMqfdtylZCh5ckWrVgxAP+vw5NCAAIfkEAAAAAAAsAAAAABgAEgCCPF6BtAxexo4Eo0Bsl9Y8+9xTrog3GhJRCKAACwg0YECAwYMIDQ4gwPCAgQECCDIkAKCixYsHMmYcwJGjxowCQ1oUEKCkyQAfNZacSCCkywIEDVwEIKDjTAAwYxp4yRMnzwITAaTMmPAgAY0AOuqM2bGpU44nUS6dGrLowakWOf4UGLXk0ohdVzIk+LSpyZtZBwhceHToUIIAuh7gqXFqzIZu86YUwDKn3bcpWQoeXJFq1YMQD/r8OTQgADs=',
  'base64',
)

test('of a GIF the first picture is drawn, and a damaged one is none', async () => {
  const frame = await firstFrame(moving)
  const hash = createHash('sha256')
    .update(frame?.pixels ?? '')
    .digest('hex')
  expect([frame?.width, frame?.height, hash.slice(0, 16)]).toEqual([24, 18, 'd4b4a8034f49c54e'])
  expect(sizeOf((await drawn(moving)) ?? Buffer.alloc(0))).toEqual({ width: 24, height: 18 })
  expect(await drawn(moving.subarray(0, 60))).toBeNull()
  const enormous = Buffer.from(moving)
  enormous.writeUInt16LE(60_000, 6)
  enormous.writeUInt16LE(60_000, 8)
  expect(await drawn(enormous)).toBeNull()
  // Every byte but the size may be anything.
  for (let at = 10; at < 250; at += 1) {
    const damaged = Buffer.from(moving)
    damaged[at] = (moving[at] ?? 0) ^ 0xff
    const read = await firstFrame(damaged)
    expect(read?.pixels.length ?? 24 * 18 * 4).toBe(24 * 18 * 4)
  }
})

test('the words and pictures of HTML are read in a moment, whatever it is', () => {
  expect(
    textOf(
      '<p>One<SCRIPT>x</SCRIPT> <b>two</b></p><img alt="a](b" src="https://cdn.example/a.png"><ul><li>3 &lt; 4</li></ul>',
    ),
  ).toBe('One two\n\n![a  b](https://cdn.example/a.png)\n- 3 < 4')
  expect(textOf('<script>alert(1)')).toBe('')
  // Each of these took time as the square of its length.
  for (const part of ['<', '<script', '<img ', '<li <br '])
    expect(textOf(part.repeat(200_000)).length).toBeLessThan(2_000_000)
})

test('what a picture is and how large is read from its first bytes, and never from a name', async () => {
  const { Transformer } = await import('@napi-rs/image')
  const picture = new Transformer(pictureOf('a', 40))
  for (const bytes of [
    await picture.jpeg(),
    await picture.webp(),
    await picture.webpLossless(),
    await picture.png(),
  ]) {
    expect(sizeOf(bytes)).toEqual({ width: 40, height: 40 })
    expect(sizeOf((await drawn(bytes)) ?? Buffer.alloc(0))).toEqual({ width: 40, height: 40 })
  }
  // One that calls itself small and holds what is large.
  const inside = (await picture.webp()).subarray(12)
  inside.writeUInt16LE(16_000, 14)
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8X\n\0\0\0\0\0\0\0\t\0\0\t\0\0', 'latin1')
  expect(sizeOf(Buffer.concat([head, inside]))).toMatchObject({ width: 16_000 })
  expect(sizeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(64)))).toBeUndefined()
  expect(await drawn(await picture.tiff())).toBeNull()
})
