import { createHash } from 'node:crypto'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { accountsForTest } from '../accounts/testing/accounts.ts'
import { gifOf, pictureOf } from './fake-sources/pictures.ts'
import { bySlug } from './fake-sources/projects.ts'
import { embeddedPictures } from './pictures/embedded.ts'
import { reencodePicture } from './pictures/pictures.ts'
import { sizeOf } from './pictures/size.ts'
import { textOf } from './sources/html-text.ts'
import { fakeCataloguesForTest } from './testing/catalogue.ts'

async function world() {
  const fakeSources = await fakeCataloguesForTest()
  const accounts = await accountsForTest({ config: { addonSources: fakeSources.mirrors } })
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
  return { fakeSources, accounts, anna, id, page, picture }
}

test('endpoints: the panel reads projects, versions and categories through the API, with a session', async () => {
  const { accounts, anna, id, page } = await world()
  const search = '/api/catalogue?kind=plugin&core=paper&gameVersion=1.21.11&query=ledger'
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

test('pictures: they are re-encoded, resized, and downloaded once', async () => {
  const { fakeSources, page, picture } = await world()
  const { icon, pictures } = await page()
  const [small, large] = [await picture(icon), await picture(pictures[0].url)]
  expect(small.headers.get('content-type')).toBe('image/webp')
  expect(small.headers.get('cache-control')).toBe('private, max-age=2592000, immutable')
  expect([sizeOf(small.body), sizeOf(large.body)]).toEqual([
    { width: 96, height: 96 },
    { width: 1280, height: 1280 },
  ])
  const fetched = () => fakeSources.requests.filter(({ path }) => path.includes('icon.png')).length
  await picture(icon)
  expect(fetched()).toBe(1)
  expect((await picture(`/api/catalogue/pictures/${'0'.repeat(40)}`)).status).toBe(404)
})

test.each(['bomb', 'svg', 'huge', 'elsewhere', 'damaged'] as const)(
  'pictures: an invalid one (%s) answers 404, and nobody is redirected',
  async (pictures) => {
    const { fakeSources, page, picture } = await world()
    const { icon } = await page()
    fakeSources.switch('modrinth', { pictures })
    expect((await picture(icon)).status).toBe(404)
  },
)

test('embedded pictures: they are served by the API, with their size once somebody viewed them', async () => {
  const { fakeSources, page, picture } = await world()
  const { description, embedded } = await page()
  // The source's own pictures in any notation. Pictures of other hosts and other files are
  // excluded.
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
  expect(fakeSources.requests.filter(({ path }) => /badges|pictures\.example/.test(path))).toEqual([])
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
])('embedded pictures: their addresses are found in a text: %.40s', (text, names) => {
  const found = embeddedPictures(text, (address) =>
    URL.parse(address)?.host === 'cdn.example' ? address : undefined,
  )
  expect(found.map((address) => address.replace('https://cdn.example/', ''))).toEqual(names)
})

// 24 by 18 pixels in eight colours, the first of them transparent, followed by another frame.
const moving = Buffer.from(
  'R0lGODlhGAASAPIAADxegbQMXsaOBKNAbJfWPPvcU66INxoSUSH/C05FVFNDQVBFMi4wAwEAAAAh+QQJAAAAACwAAAAAGAASAAAIoAALCDRgQIDBgwgNDiDA8ICBAQIIMiQAoKLFiwcyZhzAkaPGjAJDWhQQoKTJAB81lpxIIKTLAgQNXAQgoONMADBjGnjJEyfPAhMBpMyY8CABjQA66ozZsalTjidRLp0asujBqRY5/hQYteTSiF1XMiT4tKnJm1kHCFx4dOhQggC6HuCpcWrMhm7zphTAMqfdtylZCh5ckWrVgxAP+vw5NCAAIfkEAAAAAAAsAAAAABgAEgCCPF6BtAxexo4Eo0Bsl9Y8+9xTrog3GhJRCKAACwg0YECAwYMIDQ4gwPCAgQECCDIkAKCixYsHMmYcwJGjxowCQ1oUEKCkyQAfNZacSCCkywIEDVwEIKDjTAAwYxp4yRMnzwITAaTMmPAgAY0AOuqM2bGpU44nUS6dGrLowakWOf4UGLXk0ohdVzIk+LSpyZtZBwhceHToUIIAuh7gqXFqzIZu86YUwDKn3bcpWQoeXJFq1YMQD/r8OTQgADs=',
  'base64',
)

/** A picture's pixels, four bytes each. */
async function pixelsOf(bytes: Buffer | null) {
  const picture = await loadImage(bytes ?? Buffer.alloc(0))
  const context = createCanvas(picture.width, picture.height).getContext('2d')
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, picture.width, picture.height)
}

test('GIF: the first frame is drawn, and a damaged file is rejected', async () => {
  const frame = await pixelsOf(moving)
  const hash = createHash('sha256').update(frame.data).digest('hex')
  expect([frame.width, frame.height, hash.slice(0, 16)]).toEqual([24, 18, 'd4b4a8034f49c54e'])
  expect(sizeOf((await reencodePicture(moving)) ?? Buffer.alloc(0))).toEqual({ width: 24, height: 18 })
  // Four stripes in the first picture, one colour in the second.
  const { data } = await pixelsOf(await reencodePicture(gifOf(64, 40)))
  const stripes = [8, 24, 40, 56].map((x) => [...data.subarray((20 * 64 + x) * 4, (20 * 64 + x) * 4 + 3)])
  for (const [index, colour] of [0x1f2937, 0x10b981, 0xf59e0b, 0xf3f4f6].entries())
    for (const [channel, value] of [colour >> 16, (colour >> 8) & 0xff, colour & 0xff].entries())
      expect(Math.abs((stripes[index]?.[channel] ?? -99) - value)).toBeLessThan(12)
  expect(await reencodePicture(moving.subarray(0, 60))).toBeNull()
  const enormous = Buffer.from(moving)
  enormous.writeUInt16LE(60_000, 6)
  enormous.writeUInt16LE(60_000, 8)
  expect(await reencodePicture(enormous)).toBeNull()
  // Every byte except the size may have any value.
  for (let at = 10; at < 250; at += 1) {
    const damaged = Buffer.from(moving)
    damaged[at] = (moving[at] ?? 0) ^ 0xff
    const read = await reencodePicture(damaged)
    if (read) expect(sizeOf(read)).toEqual({ width: 24, height: 18 })
  }
})

test('limits: a GIF whose first frame is larger than its stated size is not drawn', async () => {
  const larger = Buffer.from(moving)
  const descriptor = moving.indexOf(0x2c, 13 + 3 * 8 + 19)
  expect(sizeOf(larger)).toEqual({ width: 24, height: 18 })
  larger.writeUInt16LE(60_000, descriptor + 5)
  expect(sizeOf(larger)).toBeUndefined()
  expect(await reencodePicture(larger)).toBeNull()
})

test('HTML: text and pictures of any input are extracted in linear time', () => {
  expect(
    textOf(
      '<p>One<SCRIPT>x</SCRIPT> <b>two</b></p><img alt="a](b" src="https://cdn.example/a.png"><ul><li>3 &lt; 4</li></ul>',
    ),
  ).toBe('One two\n\n![a  b](https://cdn.example/a.png)\n- 3 < 4')
  expect(textOf('<script>alert(1)')).toBe('')
  // Each of these took quadratic time before.
  for (const part of ['<', '<script', '<img ', '<li <br '])
    expect(textOf(part.repeat(200_000)).length).toBeLessThan(2_000_000)
})

test('picture size: format and dimensions are read from the first bytes, never from the name', async () => {
  const picture = createCanvas(40, 40)
  picture.getContext('2d').drawImage(await loadImage(pictureOf('a', 40)), 0, 0)
  for (const bytes of [
    await picture.encode('jpeg'),
    await picture.encode('webp', 82),
    // Lossless.
    await picture.encode('webp', 100),
    await picture.encode('png'),
  ]) {
    expect(sizeOf(bytes)).toEqual({ width: 40, height: 40 })
    expect(sizeOf((await reencodePicture(bytes)) ?? Buffer.alloc(0))).toEqual({ width: 40, height: 40 })
  }
  // A header with a small size around a large picture.
  const webp = await picture.encode('webp', 82)
  const inside = webp.subarray(webp.indexOf('VP8 '))
  inside.writeUInt16LE(16_000, 14)
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8X\n\0\0\0\0\0\0\0\t\0\0\t\0\0', 'latin1')
  expect(sizeOf(Buffer.concat([head, inside]))).toMatchObject({ width: 16_000 })
  expect(sizeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(64)))).toBeUndefined()
  expect(await reencodePicture(await picture.encode('avif'))).toBeNull()
})
